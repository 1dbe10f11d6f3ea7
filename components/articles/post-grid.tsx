import './post-card.css';
import { clsx } from 'clsx';
import type { ListedPost } from '@/lib/articles/post';
import { PostCard } from './post-card';

/** Articles in a grid; with `hasLead` the first card is large. */
export function PostGrid({ posts, hasLead }: { posts: readonly ListedPost[]; hasLead: boolean }) {
  return (
    <div className={clsx('post-grid', hasLead && 'has-lead')}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} isLarge={hasLead && index === 0} />
      ))}
    </div>
  );
}
