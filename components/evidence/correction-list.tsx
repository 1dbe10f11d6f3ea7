import type { Correction } from '@/lib/pages/corrections';
import { formatShortDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { StaticHtml } from '../ui/static-html';

/** The most additions that are listed. Errors are all listed, since they matter more. */
const MOST_ADDITIONS = 50;

/** The kinds of notes: `shown` are listed openly, further ones up to `most` in a disclosure. */
const KINDS = [
  {
    id: 'errors',
    title: 'What was wrong',
    text: 'Something here was wrong or out of date, or left out what it should have said.',
    isError: true,
    shown: 30,
    most: Number.POSITIVE_INFINITY,
  },
  {
    id: 'additions',
    title: 'What was added',
    text: `New evidence, new rules and further parts: the ${MOST_ADDITIONS} newest. Each article lists all its own changes at its end.`,
    isError: false,
    shown: 5,
    most: MOST_ADDITIONS,
  },
] as const;

/**
 * Change notes, errors apart from additions, newest first and grouped by page. Written as HTML at once, since the page
 * grows with every note.
 */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <StaticHtml>
      {KINDS.map(({ id, title, text, isError, shown, most }) => {
        const notes = corrections.filter((note) => note.isError === isError);
        const rest = notes.slice(shown, most);
        return (
          notes.length > 0 && (
            <section key={id} className="mt-14" aria-labelledby={id}>
              <h2 id={id} className="section-head pt-5 text-2xl">
                {title} ({notes.length})
              </h2>
              <p className="mt-2 text-ink-2">{text}</p>
              <Pages notes={notes.slice(0, shown)} />
              {rest.length > 0 && (
                <Disclosure className="mt-6" title={`${rest.length} earlier`}>
                  <Pages notes={rest} />
                </Disclosure>
              )}
            </section>
          )
        );
      })}
    </StaticHtml>
  );
}

function Pages({ notes }: { notes: readonly Correction[] }) {
  return (
    <ul className="mt-5 grid gap-4 gap-x-10 text-sm sm:grid-cols-2">
      {groupInOrder(notes, ({ path }) => path).map(([path, ofPage]) => (
        <li key={path} className="border-line border-t pt-2">
          <h3 className="text-base">
            <a href={path} className="underline underline-offset-4">
              <NoBreak text={ofPage[0]?.title ?? path} />
            </a>
          </h3>
          {ofPage.map(({ date, text }) => (
            <p key={`${date} ${text}`} className="mt-1 text-ink-2">
              <time dateTime={date} className="text-muted">
                {formatShortDate(date)}
              </time>{' '}
              <NoBreak text={text} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
