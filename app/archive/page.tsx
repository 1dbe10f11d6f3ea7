import { ArchivePage } from '@/components/articles/archive-page';
import { pages } from '@/content/pages';
import { articlesFeed } from '@/lib/seo/feed-files';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata(pages.archive, [articlesFeed]);

export default function Page() {
  return <ArchivePage path="/archive" />;
}
