'use client';

import { postQueryKeys } from '@/lib/blog/api-queries';
import type { PostSummary } from '@/lib/blog/post-summary';
import { formatCount } from '@/lib/format';
import { EmptyState } from '../ui/empty-state';
import { ArchiveCard } from './archive-card';
import { FetchFailure } from './fetch-failure';
import { LoadingCards } from './loading-cards';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

/** All posts, newest first, under the year they appeared in. */
export function ArchiveList({ posts }: { posts?: PostSummary[] }) {
  return (
    <QueryProvider>
      <Archive posts={posts} />
    </QueryProvider>
  );
}

function Archive({ posts }: { posts?: PostSummary[] }) {
  const result = usePosts(postQueryKeys.archive, posts);
  if (result.status === 'loading') return <LoadingCards text="Loading articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;
  if (result.posts.length === 0) return <EmptyState title="No posts found in the archive." />;
  return (
    <>
      <p className="mb-10 text-muted">{formatCount(result.posts.length, 'post')}</p>
      {groupByYear(result.posts).map(([year, group]) => (
        <section key={year} aria-labelledby={`year-${year}`} className="mb-14 last:mb-0">
          <h2 id={`year-${year}`} className="section-head pt-5 pb-2 text-2xl">
            {year}
          </h2>
          <ul>
            {group.map((post) => (
              <ArchiveCard key={post.slug} post={post} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function groupByYear(posts: readonly PostSummary[]): [year: string, posts: PostSummary[]][] {
  const groups = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const year = post.publishedAt.slice(0, 4);
    groups.set(year, [...(groups.get(year) ?? []), post]);
  }
  return [...groups];
}
