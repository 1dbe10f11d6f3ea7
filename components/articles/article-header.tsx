import { ArrowLeft } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ICON } from '@/components/ui/icon-props';
import { Masthead } from '@/components/ui/masthead';
import { NoBreak } from '@/components/ui/no-break';
import { site } from '@/content/site';
import { describePicture } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { toReviewDates } from '@/lib/content/review';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { formatInitials, formatLongDate } from '@/lib/text/format';

/** An article's tags, title, description and byline; from 1024 px on, its picture is beside them. */
export function ArticleHeader({ post }: { post: Post }) {
  return (
    <header>
      <Masthead path={`/blog/${post.slug}`} />
      <a href="/blog" className="text-link no-print">
        <ArrowLeft {...ICON} />
        Back to Blog
      </a>
      <ul aria-label="Tags" className="mt-5 mb-4 flex flex-wrap gap-2">
        {post.tags.map((tag, index) => (
          <li key={tag}>
            <a
              href={`/blog?${new URLSearchParams({ tag })}`}
              aria-label={`${tag} articles`}
              className="inline-flex min-h-6 items-center rounded-full hover:underline"
            >
              <Badge variant={index === 0 ? 'soft' : 'outline'}>{tag}</Badge>
            </a>
          </li>
        ))}
      </ul>
      <h1 className="max-w-232 text-4xl tracking-display">
        <NoBreak text={post.title} />
      </h1>
      <p className="mt-5 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        <NoBreak text={post.description} />
      </p>
      <Byline post={post} />
    </header>
  );
}

/** The author, the date, the reading time and the last check, on one line if there is room. */
function Byline({ post }: { post: Post }) {
  const dates = toReviewDates(post);
  return (
    <div className="mt-5 flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-bead-edge bg-res-hydrophobic font-[650] text-res-hydrophobic-on"
      >
        {formatInitials(post.author)}
      </span>
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
        <span className="font-[650] text-ink">{post.author}</span>
        <a href="/about#bylines" className="inline-flex min-h-target items-center hover:underline">
          {site.authorCaption}
        </a>
        <time dateTime={post.publishedAt.slice(0, 10)}>{formatLongDate(post.publishedAt)}</time>
        <span>{post.readingTime}</span>
        {dates && (
          <span>
            Checked{' '}
            <time dateTime={dates.checkedAt.slice(0, 10)}>{formatLongDate(dates.checkedAt)}</time>,
            not by a clinician
          </span>
        )}
      </p>
    </div>
  );
}

/**
 * The article's featured picture with its caption: beside the header or, on narrow screens, below the opening. Not
 * printed, since it only repeats the text.
 */
export function ArticleHero({ post }: { post: Post }) {
  const caption = describePicture(post);
  return (
    <figure className="no-print">
      <img
        src={post.featuredImage}
        alt={caption ?? ''}
        width={ART_WIDTH}
        height={ART_HEIGHT}
        className="aspect-[1200/630] w-full rounded-sm bg-sunken object-cover"
      />
      {/* Hidden from screen readers: the alt text says the same. */}
      {caption && (
        <figcaption
          aria-hidden="true"
          className="mt-3 border-line border-t pt-2.5 text-muted text-sm"
        >
          <NoBreak text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
