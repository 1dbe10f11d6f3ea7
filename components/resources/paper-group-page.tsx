import { pages } from '@/content/pages';
import { getGroupSubject } from '@/lib/onward/page-subjects';
import { paperGroupPath } from '@/lib/papers/paper-filter';
import { describePaperGroup, getPaperGroups, type PaperGroup, paginate } from '@/lib/papers/papers';
import { PageLinks } from '../ui/page-links';
import { StaticHtml } from '../ui/static-html';
import { PapersByYear } from './papers-by-year';
import { ResourceLayout } from './resource-layout';

/** One page of the papers of one kind of study or on one substance, to read without a filter. */
export function PaperGroupPage({ group, number }: { group: PaperGroup; number: number }) {
  const { by, value } = group;
  const lists = paginate(group.papers);
  const shown = lists[number - 1];
  if (!shown) throw new Error(`there is no page ${number} of papers ${by} ${value}`);
  const paths = lists.map((_, index) => paperGroupPath(by, value, index + 1));
  return (
    <ResourceLayout
      page={pages.papers}
      part={{ ...describePaperGroup(group), path: paperGroupPath(by, value) }}
      subject={by === 'about' ? getGroupSubject(group) : undefined}
      side={<PaperGroups current={group} />}
      isWide
    >
      <StaticHtml>
        <PapersByYear papers={shown} />
      </StaticHtml>
      <PageLinks paths={paths} current={number} />
    </ResourceLayout>
  );
}

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
          .map(({ value, label, papers }) => (
            <li key={value}>
              <a
                href={paperGroupPath(by, value)}
                aria-current={current?.by === by && current.value === value ? 'page' : undefined}
                className="flex min-h-target items-center text-ink-2 hover:underline aria-[current]:font-[650] aria-[current]:text-ink py-1 lg:min-h-6"
              >
                {label} ({papers.length})
              </a>
            </li>
          ))}
      </ul>
    </nav>
  ));
}
