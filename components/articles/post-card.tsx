import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { NoBreak } from '@/components/ui/no-break';
import type { ListedPost } from '@/lib/articles/post';
import { formatShortDate } from '@/lib/text/format';
import { ArticleLink } from './article-link';
import { PostArt } from './post-art';
import { EvidenceNote } from './rests-on';

/**
 * An article in a grid. A large card spans a whole row, with its text beside the picture. On phones the text comes
 * first, so that nobody waits for the picture to see what an article is about.
 */
export function PostCard({ post, isLarge = false }: { post: ListedPost; isLarge?: boolean }) {
  return (
    <article
      className={clsx(
        'card post-card relative',
        isLarge && 'sm:col-span-full lg:grid lg:grid-cols-3 lg:items-center gap-x-8',
      )}
    >
      <div
        className={clsx(
          'aspect-[1200/630] overflow-hidden rounded-sm bg-sunken',
          isLarge && 'lg:col-span-2',
        )}
      >
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
        <PostByline post={post} className={isLarge ? 'text-sm' : 'text-xs'} />
      </div>
    </article>
  );
}

/** Author, date, reading time, and what the article rests on. */
function PostByline({ post, className }: { post: ListedPost; className?: string }) {
  return (
    <div className={clsx('mt-3 text-muted', className)}>
      <p className="facts">
        <span>{post.author}</span>
        <time dateTime={post.publishedAt.slice(0, 10)}>{formatShortDate(post.publishedAt)}</time>
        <span>{post.readingTime}</span>
      </p>
      <EvidenceNote post={post} className="mt-1" />
    </div>
  );
}
