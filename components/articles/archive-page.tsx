import { PageLinks } from '@/components/ui/page-links';
import { site } from '@/content/site';
import { getArchivePages, toArchivePath } from '@/lib/articles/archive';
import { toListedPosts } from '@/lib/articles/posts';
import { OnwardSection } from '../evidence/onward-section';
import { ArchiveList } from './archive-list';
import { Feeds } from './feed-links';

/** One page of the archive, of number 1 on. */
export function ArchivePage({ number }: { number: number }) {
  const pages = getArchivePages();
  const page = pages[number - 1];
  if (!page) throw new Error(`there is no page ${number} of the archive`);
  return (
    <div className="wrap pt-8 pb-section">
      <h1 className="text-4xl tracking-display">{site.archive.title}</h1>
      <p className="mt-3.5 mb-2 max-w-176 text-balance text-ink-2 text-lg">
        {site.archive.description}
      </p>
      <ArchiveList posts={toListedPosts(page.posts)} total={page.total}>
        <PageLinks paths={pages.map((each) => toArchivePath(each.number))} current={number} />
      </ArchiveList>
      {number === 1 && <Feeds />}
      <OnwardSection path="/blog" className="mt-16" />
    </div>
  );
}
