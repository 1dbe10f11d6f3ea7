'use client';

import { postQueryKeys } from '@/lib/api/queries';
import type { ListedPost } from '@/lib/articles/post';
import { FetchedPosts } from './fetched-posts';
import { PostsByYear } from './posts-by-year';

/** Every post, newest first, under the year it appeared in. */
export function ArchiveList({ posts }: { posts?: ListedPost[] }) {
  return (
    <FetchedPosts
      queryKey={postQueryKeys.archive}
      posts={posts}
      loading="Loading articles..."
      empty="No posts found in the archive."
    >
      {(all) => <PostsByYear posts={all} total={all.length} />}
    </FetchedPosts>
  );
}
