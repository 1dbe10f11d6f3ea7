import { pages } from '@/content/pages';
import { getEvidence } from '@/lib/evidence/evidence';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
import { papersPath } from '@/lib/papers/paper-filter';
import { getPaperChoices, getPaperPages, getPapers } from '@/lib/papers/papers';
import { getReferences } from '@/lib/references/references';
import { PageLinks } from '../ui/page-links';
import { PaperGroups } from './paper-groups';
import { PaperList } from './paper-list';
import { ResourceLayout } from './resource-layout';

/** One page of the bibliography, with its filters and the lists of papers by kind and substance. */
export function PapersPage({ number }: { number: number }) {
  const lists = getPaperPages();
  const page = lists[number - 1];
  if (!page) throw new Error(`there is no page ${number} of papers`);
  return (
    <ResourceLayout page={pages.papers} side={<PaperGroups />} isWide>
      <PaperList papers={page.papers} total={page.total} choices={getPaperChoices(getPapers())}>
        <PageLinks paths={lists.map((each) => papersPath(each.number))} current={number} />
      </PaperList>
      <p className="mt-10 max-w-prose text-muted text-sm">
        {formatRetractionCheck(getEvidence().retractionCheck, getReferences().size)}
      </p>
    </ResourceLayout>
  );
}
