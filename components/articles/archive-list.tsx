'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useIsBrowser } from '@/components/ui/use-is-browser';
import type { ListedPost } from '@/lib/articles/post';
import { MAX_LIMIT } from '@/lib/search/limits';
import { PostsByYear } from './posts-by-year';
import { WholeArchive } from './whole-archive';

/** Posts, newest first, under the year they appeared in: a page of the archive, or all of them. */
export function ArchiveList({
  posts,
  total,
  children,
}: {
  posts: ListedPost[];
  /** Posts on all pages. */
  total: number;
  /** The links to the other pages. */
  children?: ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isBrowser = useIsBrowser();
  const hasMore = posts.length < total;
  if (isWhole) return <WholeArchive />;
  if (total === 0) return <EmptyState title="No posts found in the archive." />;
  return (
    <>
      <PostsByYear posts={posts} total={total} />
      {children}
      {isBrowser && hasMore && total <= MAX_LIMIT && (
        <Button variant="outline" className="no-print mt-8" onClick={() => setIsWhole(true)}>
          Show all {total} posts
        </Button>
      )}
    </>
  );
}
