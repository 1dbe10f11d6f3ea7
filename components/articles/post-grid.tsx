import type { ListedPost } from '@/lib/articles/post';
import { PostCard } from './post-card';

/** Articles in a grid; with `hasLead` the first is the large one. `firstView` of them are seen without scrolling. */
export function PostGrid({
  posts,
  hasLead,
  firstView = 0,
}: {
  posts: readonly ListedPost[];
  hasLead: boolean;
  firstView?: number;
}) {
  return (
    <div className="grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          isLarge={hasLead && index === 0}
          isInFirstView={index < firstView}
        />
      ))}
    </div>
  );
}
