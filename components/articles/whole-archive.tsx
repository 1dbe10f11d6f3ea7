import { EmptyState } from '@/components/ui/empty-state';
import { postQueryKeys } from '@/lib/api/queries';
import { FetchFailure } from './fetch-failure';
import { LoadingCards } from './loading-cards';
import { PostsByYear } from './posts-by-year';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

/** Every post on one page, which only a browser that asks for it fetches. */
export function WholeArchive() {
  return (
    <QueryProvider>
      <FetchedPosts />
    </QueryProvider>
  );
}

function FetchedPosts() {
  const result = usePosts(postQueryKeys.archive);
  if (result.status === 'loading') return <LoadingCards text="Loading articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;
  if (result.posts.length === 0) return <EmptyState title="No posts found in the archive." />;
  return <PostsByYear posts={result.posts} total={result.posts.length} />;
}
