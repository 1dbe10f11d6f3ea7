import type { Nearest } from '@/lib/search/nearest';

/** A few pages by their kind and name. */
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
              // A name on two lines is taller than a target; below one line is as much room.
              className={`text-link flex-col items-start gap-0 ${heading ? 'pb-3' : ''}`}
            >
              {/* Lines of their own: one text of both would be the largest of the page, and come last. */}
              <span>{heading ? `${title}:` : title}</span>
              {heading && <span>{heading}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
