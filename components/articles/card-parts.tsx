import { clsx } from 'clsx';
import type { Ref } from 'react';
import { NoBreak } from '@/components/ui/no-break';
import type { ListedPost, PostSummary } from '@/lib/articles/post';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { formatShortDate } from '@/lib/text/format';

/** An article's title as a link that covers the whole card. */
export function ArticleLink({ post }: { post: PostSummary }) {
  return (
    <a href={`/blog/${post.slug}`} className="card-link">
      <NoBreak text={post.title} />
    </a>
  );
}

/** The picture of a post on a card. Decorative, since the title is beside it; loaded lazily. */
export function PostArt({
  post,
  onError,
  imageRef,
}: {
  post: PostSummary;
  onError?: () => void;
  imageRef?: Ref<HTMLImageElement>;
}) {
  return (
    <img
      ref={imageRef}
      src={post.featuredImage}
      alt=""
      width={ART_WIDTH}
      height={ART_HEIGHT}
      loading="lazy"
      decoding="async"
      onError={onError}
      className="size-full object-cover"
    />
  );
}

/** Author, date and reading time. */
export function PostFacts({ post, className }: { post: PostSummary; className?: string }) {
  return (
    <p className={clsx('facts', className)}>
      <span>{post.author}</span>
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatShortDate(post.publishedAt)}</time>
      <span>{post.readingTime}</span>
    </p>
  );
}

/** The kind of evidence that an article rests on, if the server gave it: API responses do not carry it. */
export function EvidenceNote({
  post: { evidence },
  className,
}: {
  post: ListedPost;
  className: string;
}) {
  return evidence && <p className={`text-ink-2 ${className}`}>{`Rests on ${evidence}`}</p>;
}
