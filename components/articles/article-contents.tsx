import { ContentsChain } from '@/components/ui/contents';
import { FoldedContents } from '@/components/ui/folded-contents';
import { StaticHtml } from '@/components/ui/static-html';
import type { TocEntry } from '@/lib/markdown/article-tree';

/** The table of contents: a chain of beads beside the text, or folded above it on narrow screens. */
export function ArticleContents({
  entries,
  label = 'In this article',
}: {
  entries: TocEntry[];
  label?: string;
}) {
  return (
    <nav aria-label={label} className="beside no-print">
      <StaticHtml>
        <FoldedContents entries={entries} label={label} />
      </StaticHtml>
      <ContentsChain entries={entries} label={label} />
    </nav>
  );
}
