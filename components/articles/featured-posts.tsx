'use client';

import { postQueryKeys } from '@/lib/api/queries';
import type { ListedPost } from '@/lib/articles/post';
import { FetchedPosts } from './fetched-posts';
import { PostGrid } from './post-grid';

/** The featured articles: the first large, the rest in a grid. */
export function FeaturedPosts({ posts }: { posts?: ListedPost[] }) {
  return (
    <FetchedPosts
      queryKey={postQueryKeys.featured}
      posts={posts}
      loading="Loading featured articles..."
      empty="No featured articles available"
    >
      {(all) => <PostGrid posts={all} hasLead />}
    </FetchedPosts>
  );
}
