import { paperGroupPath } from '@/lib/papers/paper-filter';
import { getPaperGroups, type PaperGroup } from '@/lib/papers/papers';

const HEADINGS = { kind: 'By kind of study', about: 'By substance' } as const;

/** Links to the lists of papers by kind of study and by substance; `current` is the one shown. */
export function PaperGroups({ current }: { current?: PaperGroup }) {
  const groups = getPaperGroups();
  return (['kind', 'about'] as const).map((by) => (
    <nav key={by} aria-label={HEADINGS[by]} className="border-ink border-t-[1.5px] pt-3">
      <p className="mb-2 font-[650]">{HEADINGS[by]}</p>
      <ul>
        {groups
          .filter((group) => group.by === by)
          .map(({ value, label, pages }) => (
            <li key={value}>
              <a
                href={paperGroupPath(by, value)}
                aria-current={current?.by === by && current.value === value ? 'page' : undefined}
                className="flex min-h-target items-center text-ink-2 hover:underline aria-[current]:font-[650] aria-[current]:text-ink py-1 lg:min-h-6"
              >
                {label} ({pages[0]?.total})
              </a>
            </li>
          ))}
      </ul>
    </nav>
  ));
}
