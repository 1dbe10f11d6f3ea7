import {
  formatChange,
  type PerThousand,
  toPerThousand,
  UNCHANGED,
} from '@/lib/evidence/absolute-risk';
import type { BaselineRow } from '@/lib/evidence/baseline';

const SCALES = [20, 50, 100, 200, 300, 400, 500, 600, 800, 1000];

/** Counts in 1,000 people without and with the medicine: from the ratio, or as the trial found. */
export function toPeople({ ratio, found = 0 }: BaselineRow, start: number): PerThousand {
  return ratio
    ? toPerThousand(ratio, start)
    : { without: start, with: found, low: found, high: found };
}

/** The end of the smallest scale that fits all counts. */
export function toScale(people: readonly PerThousand[]): number {
  const most = Math.max(...people.flatMap((one) => Object.values(one)));
  return SCALES.find((end) => end >= most) ?? 1000;
}

/** The counts and their difference in words: '80 without, 65 with: 15 fewer (6 to 22 fewer).' */
export function formatPeople(row: BaselineRow, people: PerThousand): string {
  const { without, with: treated } = people;
  const change = row.ratio
    ? formatChange(people)
    : without === treated
      ? UNCHANGED
      : `${Math.abs(treated - without)} ${treated < without ? 'fewer' : 'more'}`;
  return `${without} without, ${treated} with: ${change}.`;
}

// In the `style`, not as classes: the style sheet keeps only such colours when the system forces its own.
const FILLED = { background: 'var(--color-brand)' };
const SOFT = { background: 'var(--color-brand-soft)' };

/** One outcome on the shared scale: hollow diamond without, filled circle with, band for the interval. */
export function OutcomeTrack({ people, scale }: { people: PerThousand; scale: number }) {
  const at = (count: number) => `${(100 * count) / scale}%`;
  const { without, with: treated, low, high } = people;
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  const mark = { top: '50%', translate: '-50% -50%' } as const;
  return (
    <div aria-hidden="true" className="relative mx-3 mt-2 min-h-16 text-sm">
      <span className="absolute w-full border-line-strong border-t" style={{ top: '50%' }} />
      {to > from && (
        <span
          className="absolute h-4 rounded-sm border border-brand"
          style={{ ...SOFT, left: at(from), width: at(to - from), top: '50%', translate: '0 -50%' }}
        />
      )}
      <span
        className="absolute size-3 border-[1.5px] border-ink bg-raised"
        style={{ ...mark, left: at(without), rotate: '45deg' }}
      />
      <span
        className="absolute size-3.5 rounded-full"
        style={{ ...FILLED, ...mark, left: at(treated) }}
      />
      <Count at={at(without)} isAbove count={without} />
      <Count at={at(treated)} count={treated} />
    </div>
  );
}

function Count({ at, count, isAbove }: { at: string; count: number; isAbove?: boolean }) {
  return (
    <span
      className={`absolute whitespace-nowrap font-semibold ${isAbove ? '' : 'text-brand'}`}
      style={{ left: at, translate: '-50% 0', [isAbove ? 'top' : 'bottom']: 0 }}
    >
      {count}
    </span>
  );
}
