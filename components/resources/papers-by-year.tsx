import { type Paper, toLinkLabel } from '@/lib/resources/paper-filter';
import { groupInOrder } from '@/lib/text/group-in-order';
import { EmptyState } from '../ui/empty-state';

/** Papers under the year they appeared in, undated ones under a heading of their own. */
export function PapersByYear({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return <EmptyState title="No papers found" text="Try fewer filters." />;
  return (
    <>
      {groupInOrder(papers, ({ year = 'Undated' }) => year).map(([year, entries]) => (
        <section key={year}>
          <h2 className="mt-10 mb-2 border-ink border-t-[1.5px] pt-3 text-2xl">{year}</h2>
          <ul className="text-sm *:border-line *:border-b *:py-3 [&_a]:underline [&_b]:block">
            {entries.map((paper) => (
              <Entry key={paper.href ?? paper.title} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entry({ paper: { title, by, journal, href } }: { paper: Paper }) {
  const label = href && toLinkLabel(href);
  // A host alone would name several links alike.
  const name = label && !/^(?:doi:|PMID )/.test(label) ? `${label}: ${title}` : undefined;
  return (
    <li>
      <b>{title}</b>
      {` ${by} `}
      <i>{journal}</i>
      {href && ' '}
      {href && (
        <a href={href} aria-label={name}>
          {label}
        </a>
      )}
    </li>
  );
}
