import './post-card.css';
import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { NoBreak } from '@/components/ui/no-break';
import type { ListedPost } from '@/lib/articles/post';
import { ArticleLink, EvidenceNote, PostArt, PostFacts } from './card-parts';

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

/**
 * An article in a grid. A large card spans a row with its text beside the picture or, above eight others, two columns and
 * rows. On phones the text comes first, so that nobody waits for the picture to see what an article is about.
 */
function PostCard({ post, isLarge }: { post: ListedPost; isLarge: boolean }) {
  return (
    <article className={clsx('card post-card relative', isLarge && 'post-lead')}>
      <div className="aspect-[1200/630] overflow-hidden rounded-sm bg-sunken">
        <PostArt post={post} />
      </div>
      <div className="mt-4">
        {post.tags[0] && <Badge>{post.tags[0]}</Badge>}
        <h3
          className={clsx(
            isLarge ? 'mt-3.5 text-3xl tracking-display' : 'mt-2.5 text-xl leading-tight',
          )}
        >
          <ArticleLink post={post} />
        </h3>
        <p className={clsx('mt-2 text-ink-2', isLarge ? 'max-w-176 text-lg' : 'text-sm')}>
          <NoBreak text={post.description} />
        </p>
        <div className={clsx('mt-3 text-muted', isLarge ? 'text-sm' : 'text-xs')}>
          <PostFacts post={post} />
          <EvidenceNote post={post} className="mt-1" />
        </div>
      </div>
    </article>
  );
}
