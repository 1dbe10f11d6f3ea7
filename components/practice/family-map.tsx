import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import type { PracticeResults } from '@/lib/practice/kept';
import { isDue, type Level, NEW, toLevel } from '@/lib/practice/mastery';
import { toDay } from '@/lib/text/dates';
import { formatShortDate } from '@/lib/text/format';
import { Button } from '../ui/button';
import { SectionHead } from '../ui/section-head';

const LEVELS: Record<Level, string> = {
  new: 'New',
  learning: 'Learning',
  sure: 'Sure',
  kept: 'Kept',
};

/** All families with the visitor's level in each, and a button to practise one alone. */
export function FamilyMap({
  kept,
  onPractise,
}: {
  kept: PracticeResults;
  onPractise: (family: FamilyId) => void;
}) {
  const today = toDay(new Date());
  return (
    <section className="mt-10">
      <SectionHead title="What there is to practise" />
      <p className="mb-6 max-w-prose text-ink-2">
        Sure: eight of your last ten right at the first try without a hint, and none wrong by ten
        times. A sure family comes back after 1, 7 and 30 days, and then counts as kept. A tenfold
        slip brings it back the same day.
      </p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {practiceFamilies.map(({ id, title, says, lesson }) => {
          const standing = kept.families[id] ?? NEW;
          const right = [...standing.last].filter((mark) => mark === 'r').length;
          const tenfold = [...standing.last].filter((mark) => mark === 't').length;
          return (
            <li key={id} className="border-line border-b py-3.5">
              <h3 className="flex flex-wrap justify-between gap-x-4 text-lg">
                {title}
                <span className="text-base">{LEVELS[toLevel(standing)]}</span>
              </h3>
              <p className="text-ink-2">{says}</p>
              {standing.last && (
                <p className="text-sm">
                  {`${right} right of the last ${standing.last.length}`}
                  {tenfold > 0 && `, ${tenfold} wrong by ten times`}
                  {standing.due &&
                    (isDue(standing, today)
                      ? '. Due today'
                      : `. Again on ${formatShortDate(standing.due)}`)}
                  .
                </p>
              )}
              <p className="mt-2 flex flex-wrap items-center gap-x-6">
                <Button variant="soft" onClick={() => onPractise(id)}>
                  Practise<span className="sr-only"> {title}</span>
                </Button>
                <a href={lesson} className="text-link">
                  Lesson<span className="sr-only"> behind {title}</span>
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
