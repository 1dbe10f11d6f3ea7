import { ArchivePage } from '@/components/articles/archive-page';
import { site } from '@/content/site';
import { articlesFeed } from '@/lib/seo/feed-files';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata({
  ...site.archive,
  path: '/archive',
  feeds: [articlesFeed],
});

export default function Page() {
  return <ArchivePage path="/archive" />;
}
