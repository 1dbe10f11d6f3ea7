import { ArchivePage } from '@/components/articles/archive-page';
import { pages } from '@/content/pages';
import { articlesFeed } from '@/lib/seo/feed-files';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.archive, [articlesFeed]);

export default function Page() {
  return <ArchivePage path="/archive" />;
}
