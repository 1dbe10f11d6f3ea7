import { ArchiveList } from '@/components/blog/archive-list';
import { MAX_LIMIT } from '@/lib/blog/api-limits';
import { getPostSummaries } from '@/lib/blog/posts';
import { toPageMetadata } from '@/lib/metadata';

export const metadata = toPageMetadata({
  title: 'Complete Archive',
  description: 'Every article of Amide Academy, newest first, with its date, desk and subjects.',
  path: '/archive',
});

export default function ArchivePage() {
  return (
    <div className="wrap pt-8 pb-section">
      <h1 className="mb-8 text-4xl tracking-display">Complete Archive</h1>
      <ArchiveList posts={getPostSummaries().slice(0, MAX_LIMIT)} />
    </div>
  );
}
