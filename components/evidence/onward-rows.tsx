import type { OnwardGroup } from '@/lib/onward/onward-links';
import { NoBreak } from '../ui/no-break';
import { Rows } from '../ui/rows';

/** Links to further pages, one row per kind. */
export function OnwardRows({ groups }: { groups: readonly OnwardGroup[] }) {
  return (
    <Rows
      rows={groups.map(({ label, links }) => ({
        label,
        value: (
          <ul className="grid gap-1.5">
            {links.map(({ href, title, note }) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {/* A single flex item: otherwise the flex gap would split the title. */}
                  <span className="[overflow-wrap:anywhere]">
                    <NoBreak text={title} />
                    {/* A section of this page, or a page citing it, may have the same title. */}
                    <span className="sr-only"> ({label})</span>
                  </span>
                </a>
                {note && (
                  <span className="font-normal text-muted text-sm">
                    {' '}
                    <NoBreak text={note} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
