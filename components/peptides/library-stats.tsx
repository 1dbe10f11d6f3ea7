import { libraryStats } from '@/content/peptides/library';

/** The library's headline figures on a tick rule: fixed text, by decision. */
export function LibraryStats() {
  return (
    <div className="mt-8">
      <div aria-hidden="true" className="tick-rule mb-4" />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:flex sm:gap-x-[clamp(1.75rem,5vw,4.5rem)]">
        {libraryStats.map(({ value, label }) => (
          <div key={label} className="flex flex-col gap-x-2.5 sm:flex-row sm:items-baseline">
            <dt className="order-last text-muted">{label}</dt>
            <dd className="font-semibold font-serif text-3xl leading-none tracking-title">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
