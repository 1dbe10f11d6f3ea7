import type { OnwardGroup } from '@/lib/onward/onward-links';
import { NoBreak } from '../ui/no-break';
import { Rows } from '../ui/rows';

/** Ways on by kind, a row for each. */
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
                  {/* One piece, or each name in it would be set apart. */}
                  <span className="[overflow-wrap:anywhere]">
                    <NoBreak text={title} />
                    {/* A part of this page, or a place that cites it, may be called the same. */}
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
