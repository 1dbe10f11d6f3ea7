import type { ReactNode } from 'react';

export type Row = { label: string; value: ReactNode };

/** Names and values, with a hairline below each row. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[min(7.5rem,36vw)_minmax(0,1fr)] gap-x-4 border-line border-b py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
