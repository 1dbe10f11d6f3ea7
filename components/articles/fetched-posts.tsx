import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedPost } from '@/lib/articles/post';
import { FetchFailure } from './fetch-failure';
import { LoadingCards } from './loading-cards';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

type Props = {
  queryKey: readonly string[];
  /** The server-rendered response to that call; with it nothing is fetched. */
  posts?: ListedPost[];
  loading: string;
  empty: string;
  children: (posts: ListedPost[]) => ReactNode;
};

/** The posts of one API call, or a loading, error or empty state. */
export function FetchedPosts(props: Props) {
  return (
    <QueryProvider>
      <Posts {...props} />
    </QueryProvider>
  );
}

function Posts({ queryKey, posts, loading, empty, children }: Props) {
  const result = usePosts(queryKey, posts);
  if (result.status === 'loading') return <LoadingCards text={loading} />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;
  if (result.posts.length === 0) return <EmptyState title={empty} />;
  return children(result.posts);
}
