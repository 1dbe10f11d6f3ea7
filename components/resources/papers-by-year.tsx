import type { Paper } from '@/lib/papers/paper-filter';
import { groupInOrder } from '@/lib/text/group-in-order';
import { EmptyState } from '../ui/empty-state';
import { PaperRow } from './paper-row';

/** Papers under the year they appeared in, undated ones under a heading of their own. */
export function PapersByYear({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return <EmptyState title="No papers found" text="Try fewer filters." />;
  const isNamesake = ({ key, title }: Paper) =>
    papers.some((other) => other.title === title && other.key !== key);
  return (
    <>
      {groupInOrder(papers, ({ year = 'Undated' }) => year).map(([year, entries]) => (
        <section key={year}>
          <h2 className="mt-10 mb-2 border-ink border-t-[1.5px] pt-3 text-2xl">{year}</h2>
          <ul className="text-sm *:border-line *:border-b *:py-3">
            {entries.map((paper) => (
              <PaperRow key={paper.key} paper={paper} isNamesake={isNamesake(paper)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
