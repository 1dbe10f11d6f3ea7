import { formatLinkLabel, type Paper } from '@/lib/papers/paper-filter';
import { paperPath } from '@/lib/references/paper-path';
import { groupInOrder } from '@/lib/text/group-in-order';
import { POINT } from '@/lib/text/typography';
import { EmptyState } from '../ui/empty-state';
import { NoBreak } from '../ui/no-break';

/** Papers grouped by year, undated ones under a heading of their own. */
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

function PaperRow({
  paper,
  isNamesake,
}: {
  paper: Paper;
  /** Whether another paper on the page has the same title, such as two versions of a review. */
  isNamesake: boolean;
}) {
  const { key, title, by, journal, year, href, facts } = paper;
  const [kind, ...results] = facts;
  const label = href && formatLinkLabel(href);
  // A host name alone would give several links the same name.
  const name = label && !/^(?:doi:|PMID )/.test(label) ? `${label}: ${title}` : undefined;
  return (
    <li className="gap-x-8 sm:grid sm:grid-cols-[1fr_13rem]">
      <div>
        <a
          href={paperPath(key)}
          aria-label={isNamesake ? `${title}, ${year ?? 'undated'}` : undefined}
          className="block py-3 underline decoration-line-strong underline-offset-4"
        >
          <b>
            <NoBreak text={title} />
          </b>
        </a>
        {by.endsWith('.') ? by : `${by}.`} <i>{journal}</i>.{href && ' '}
        {href && (
          <a href={href} aria-label={name} className="underline">
            {label}
          </a>
        )}
      </div>
      <p className="text-ink-2 sm:py-3">
        {kind}
        {results.length > 0 && (
          <span className="text-muted">
            <NoBreak text={['', ...results].join(POINT)} />
          </span>
        )}
      </p>
    </li>
  );
}
