import type { Nearest } from '@/lib/search/nearest';

/** A list of pages, each with its kind and name. */
export function NearestList({ title, entries }: { title: string; entries: readonly Nearest[] }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-base">{title}</h2>
      <ul className="grid gap-3">
        {entries.map(({ label, address, title, heading }) => (
          <li key={address} className="text-sm leading-snug">
            <span className="block text-muted text-xs">{label}</span>
            <a
              href={address}
              // Padding for a name on two lines, which is taller than the minimum target size.
              className={`text-link flex-col items-start gap-0 ${heading ? 'pb-3' : ''}`}
            >
              {/* Two elements: as one text they would be the largest paint of the page, and come late. */}
              <span>{heading ? `${title}:` : title}</span>
              {heading && <span>{heading}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
