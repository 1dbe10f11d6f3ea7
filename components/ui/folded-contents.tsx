import { ChevronDown } from 'lucide-react';
import type { TocEntry } from '@/lib/markdown/article-tree';
import { ICON } from './icon-props';

/** A page's contents where there is no room beside the text: closed until asked for. */
export function FoldedContents({
  entries,
  label,
}: {
  entries: readonly TocEntry[];
  label: string;
}) {
  return (
    <details className="group border-ink border-y-[1.5px] lg:hidden">
      <summary className="flex min-h-target list-none items-center justify-between font-[650] [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown {...ICON} className="[transition:rotate_150ms] group-open:rotate-180" />
      </summary>
      <ol className="pb-3">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center text-ink-2">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
