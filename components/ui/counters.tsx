/** Headline figures on a tick rule, with the line that says what they are. */
export function Counters({
  items,
  note,
}: {
  items: readonly { value: string; label: string }[];
  /** What makes the figures true: what they are, and what there is today. */
  note: string;
}) {
  return (
    <div className="mt-8 lg:mt-13">
      <div aria-hidden="true" className="tick-rule mb-4" />
      <dl className="grid grid-cols-[repeat(3,auto)] gap-x-[clamp(1.75rem,5vw,4.5rem)] gap-y-3.5 has-[>:nth-child(4)]:grid-cols-2 sm:flex">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col gap-x-2.5 lg:flex-row lg:items-baseline">
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
