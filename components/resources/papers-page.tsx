import { pages } from '@/content/pages';
import { getEvidence } from '@/lib/evidence/evidence';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
import { papersPath } from '@/lib/papers/paper-filter';
import { getPaperChoices, getPapers, paginate } from '@/lib/papers/papers';
import { getReferences } from '@/lib/references/references';
import { PageLinks } from '../ui/page-links';
import { WithoutScript } from '../ui/without-script';
import { PaperGroups } from './paper-group-page';
import { PaperList } from './paper-list';
import { ResourceLayout } from './resource-layout';

/** One page of the bibliography, with its filters and the lists of papers by kind and substance. */
export function PapersPage({ number }: { number: number }) {
  const papers = getPapers();
  const lists = paginate(papers);
  const shown = lists[number - 1];
  if (!shown) throw new Error(`there is no page ${number} of papers`);
  return (
    <ResourceLayout page={pages.papers} side={<PaperGroups />} isWide>
      <WithoutScript>
        Filtering needs JavaScript. The pages below list all papers by year; those of one kind of
        study or on one substance have pages of their own.
      </WithoutScript>
      <PaperList papers={shown} total={papers.length} choices={getPaperChoices(papers)}>
        <PageLinks paths={lists.map((_, index) => papersPath(index + 1))} current={number} />
      </PaperList>
      <p className="mt-10 max-w-prose text-muted text-sm">
        {formatRetractionCheck(getEvidence().retractionCheck, getReferences().size)}
      </p>
    </ResourceLayout>
  );
}
