import { pages } from '@/content/pages';
import { getGroupSubject } from '@/lib/onward/page-subjects';
import { paperGroupPath } from '@/lib/papers/paper-filter';
import { describePaperGroup, type PaperGroup } from '@/lib/papers/papers';
import { PageLinks } from '../ui/page-links';
import { StaticHtml } from '../ui/static-html';
import { PaperGroups } from './paper-groups';
import { PapersByYear } from './papers-by-year';
import { ResourceLayout } from './resource-layout';

/** One page of the papers of one kind of study or on one substance, to read without a filter. */
export function PaperGroupPage({ group, number }: { group: PaperGroup; number: number }) {
  const { by, value, pages: lists } = group;
  const page = lists[number - 1];
  if (!page) throw new Error(`there is no page ${number} of papers ${by} ${value}`);
  const paths = lists.map((each) => paperGroupPath(by, value, each.number));
  return (
    <ResourceLayout
      page={pages.papers}
      part={{ ...describePaperGroup(group), path: paperGroupPath(by, value) }}
      subject={by === 'about' ? getGroupSubject(group) : undefined}
      side={<PaperGroups current={group} />}
      isWide
    >
      <StaticHtml>
        <PapersByYear papers={page.papers} />
      </StaticHtml>
      <PageLinks paths={paths} current={number} />
    </ResourceLayout>
  );
}
