import { clsx } from 'clsx';
import type { ListedPost } from '@/lib/articles/post';
import { PostCard } from './post-card';

/** Articles in a grid; with `hasLead` the first is the large one. */
export function PostGrid({ posts, hasLead }: { posts: readonly ListedPost[]; hasLead: boolean }) {
  return (
    <div
      className={clsx(
        'grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:grid-cols-3',
        // Below a card that takes a row, one that is left alone in its row of two takes it too.
        hasLead && 'sm:max-lg:[&>:last-child:nth-child(even)]:col-span-full',
      )}
    >
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} isLarge={hasLead && index === 0} />
      ))}
    </div>
  );
}
