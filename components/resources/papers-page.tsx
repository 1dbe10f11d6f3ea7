import { getRetractionCheck } from '@/lib/evidence/evidence';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
import { getReferences } from '@/lib/references/references';
import { toPapersPath } from '@/lib/resources/paper-filter';
import { getPaperPages, getPapers, toPaperChoices } from '@/lib/resources/papers';
import { PageLinks } from '../ui/page-links';
import { PaperGroups } from './paper-groups';
import { PaperList } from './paper-list';
import { ResourceLayout } from './resource-layout';

/** One page of the research papers. */
export function PapersPage({ number }: { number: number }) {
  const pages = getPaperPages();
  const page = pages[number - 1];
  if (!page) throw new Error(`there is no page ${number} of papers`);
  return (
    <ResourceLayout id="papers" side={<PaperGroups />} isWide>
      <PaperList papers={page.papers} total={page.total} choices={toPaperChoices(getPapers())}>
        <PageLinks paths={pages.map((each) => toPapersPath(each.number))} current={number} />
      </PaperList>
      <p className="mt-10 max-w-prose text-muted text-sm">
        {formatRetractionCheck(getRetractionCheck(), getReferences().size)}
      </p>
    </ResourceLayout>
  );
}
