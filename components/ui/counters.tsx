import { clsx } from 'clsx';

/** The most figures that fit in one row on a phone. */
const MOST_IN_A_ROW = 3;

/** Headline figures below a ruler, with a note that explains them. */
export function Counters({
  items,
  note,
}: {
  items: readonly { value: string; label: string }[];
  /** Says what the figures are, and what the true counts are today. */
  note: string;
}) {
  return (
    <div className="mt-8">
      <div aria-hidden="true" className="tick-rule mb-4" />
      <dl
        className={clsx(
          'gap-x-10 gap-y-3.5',
          items.length > MOST_IN_A_ROW ? 'grid grid-cols-2 sm:flex' : 'flex flex-wrap',
        )}
      >
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-last text-muted">{label}</dt>
            <dd className="font-semibold font-serif text-3xl leading-none tracking-title">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-muted text-sm">{note}</p>
    </div>
  );
}
