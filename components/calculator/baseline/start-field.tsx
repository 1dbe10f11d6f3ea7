import { type FieldError, readDecimal } from '@/lib/calculator/read-decimal';
import type { BaselineQuestion, BaselineRow } from '@/lib/evidence/baseline';
import { NumberField } from '../number-field';

/** Possible ends of the slider; the number field always accepts up to 999. */
const ENDS = [50, 100, 200, 400, 999];

/** Parses a count in 1,000 people, typed as '80' or '8%'; otherwise returns an error. */
export function readStart(typed: string): { start?: number; error?: FieldError } {
  const [, share] = /^\s*(.*\d)\s*%\s*$/.exec(typed) ?? [];
  const read = readDecimal(share ?? typed);
  const start = read.ok ? Number((Number(read.digits) * (share ? 10 : 1)).toFixed(9)) : 0;
  if (Number.isInteger(start) && start >= 1 && start <= 999) return { start };
  return {
    error: {
      message: 'Please enter a whole number of people from 1 to 999',
      help: 'How many of 1,000 have this without the medicine. For 8%, type 80 or 8%.',
    },
  };
}

/** Sets the starting risk of an outcome: by slider, by number, or from a trial's comparison group. */
export function StartField({
  row: { id, outcome, start: ofTrial },
  typed,
  examples,
  onChange,
}: {
  row: BaselineRow;
  typed: string;
  examples?: BaselineQuestion['examples'];
  onChange: (typed: string) => void;
}) {
  const { start = ofTrial, error } = readStart(typed);
  const end = ENDS.find((one) => one >= ofTrial * 3) ?? 999;
  return (
    <div className="no-print noscript:hidden mt-2 grid gap-2">
      <input
        type="range"
        aria-label={`Starting risk, people of 1,000: ${outcome}`}
        min={1}
        max={end}
        value={Math.min(end, start)}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-target w-full accent-brand"
      />
      <div className="max-w-100">
        <NumberField
          id={`start-${id}`}
          label="Without it, of 1,000 people"
          value={typed}
          error={error}
          isLive
          inputMode="decimal"
          onChange={onChange}
        />
      </div>
      {examples && (
        <details>
          <summary className="min-h-target cursor-pointer py-2 font-semibold text-sm">
            Or as in a trial’s group without the medicine ({examples.length})
          </summary>
          <ul>
            {examples.map(({ label, start: count }) => (
              <li key={label}>
                <button
                  type="button"
                  aria-pressed={count === start}
                  onClick={() => onChange(String(count))}
                  className="min-h-target text-left text-sm"
                >
                  <span className="text-link">{count} of 1,000</span>: {label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
