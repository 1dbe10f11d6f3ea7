import { getPaperPages, getPapers, toPaperChoices } from '@/lib/resources/papers';
import { PaperList } from './paper-list';
import { PaperPages } from './paper-pages';
import { ResourceLayout } from './resource-layout';

/** One page of the research papers. */
export function PapersPage({ number }: { number: number }) {
  const page = getPaperPages()[number - 1];
  if (!page) throw new Error(`there is no page ${number} of papers`);
  return (
    <ResourceLayout id="papers">
      <PaperList
        papersFromOldest={page.papers.toReversed()}
        total={page.total}
        choices={toPaperChoices(getPapers())}
      >
        <PaperPages number={page.number} pageCount={page.pageCount} />
      </PaperList>
    </ResourceLayout>
  );
}
