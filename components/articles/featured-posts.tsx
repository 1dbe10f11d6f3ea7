'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { postQueryKeys } from '@/lib/api/queries';
import type { ListedPost } from '@/lib/articles/post';
import { FetchFailure } from './fetch-failure';
import { LoadingCards } from './loading-cards';
import { PostGrid } from './post-grid';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

/** The featured articles: the first large, the rest in a grid. */
export function FeaturedPosts({ posts }: { posts?: ListedPost[] }) {
  return (
    <QueryProvider>
      <Featured posts={posts} />
    </QueryProvider>
  );
}

function Featured({ posts }: { posts?: ListedPost[] }) {
  const result = usePosts(postQueryKeys.featured, posts);
  if (result.status === 'loading') return <LoadingCards text="Loading featured articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;
  if (result.posts.length === 0) return <EmptyState title="No featured articles available" />;
  return <PostGrid posts={result.posts} hasLead />;
}
