import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/markdown/article-tree';
import { FoldedContents } from '../ui/folded-contents';
import { StaticHtml } from '../ui/static-html';
import { TwoColumns } from './two-columns';

const LABEL = 'On this page';

/** Text with its contents in the side column, or collapsed above it on narrow screens; needs no JavaScript. */
export function WithContents({
  entries,
  children,
}: {
  entries: readonly TocEntry[];
  children: ReactNode;
}) {
  return (
    <TwoColumns
      isSideFirst
      side={
        <nav aria-label={LABEL} className="beside is-side no-print">
          <StaticHtml>
            <FoldedContents entries={entries} label={LABEL} />
            <div className="hidden text-sm lg:block">
              <p className="mb-3.5 font-[650]">{LABEL}</p>
              <ol className="contents-list">
                {entries.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="text-ink-2 hover:underline">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </StaticHtml>
        </nav>
      }
    >
      {children}
    </TwoColumns>
  );
}

/** The heading of a section, worded as its entry in the list of contents. */
export function SectionTitle<Id extends string>({
  of: entries,
  id,
}: {
  of: readonly { id: Id; text: string }[];
  id: Id;
}) {
  return <h2 id={id}>{entries.find((entry) => entry.id === id)?.text}</h2>;
}
