import type { TocEntry } from '@/lib/markdown/article-tree';
import { Disclosure } from './disclosure';

/** The table of contents for narrow screens, collapsed at first. */
export function FoldedContents({
  entries,
  label,
}: {
  entries: readonly TocEntry[];
  label: string;
}) {
  return (
    <Disclosure
      className="border-ink border-y lg:hidden"
      title={<span className="font-[650]">{label}</span>}
    >
      <ol className="pb-3">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center text-ink-2">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
