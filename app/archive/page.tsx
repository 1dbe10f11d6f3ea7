import { ArchiveList } from '@/components/blog/archive-list';
import { MAX_LIMIT } from '@/lib/blog/api-limits';
import { getPostSummaries } from '@/lib/blog/posts';
import { toPageMetadata } from '@/lib/metadata';

const description =
  'Every article of Amide Academy, newest first, with its date, desk and subjects.';

export const metadata = toPageMetadata({
  title: 'Complete Archive',
  description,
  path: '/archive',
});

export default function ArchivePage() {
  return (
    <div className="wrap pt-8 pb-section">
      <h1 className="text-4xl tracking-display">Complete Archive</h1>
      <p className="mt-3.5 mb-2 max-w-176 text-balance text-ink-2 text-lg">{description}</p>
      <ArchiveList posts={getPostSummaries().slice(0, MAX_LIMIT)} />
    </div>
  );
}
