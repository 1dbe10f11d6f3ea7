import { ArrowLeft } from 'lucide-react';
import { ReviewLine } from '@/components/evidence/review-line';
import { Badge } from '@/components/ui/badge';
import { ICON } from '@/components/ui/icon-props';
import { NoBreak } from '@/components/ui/no-break';
import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { toReviewDates } from '@/lib/content/review';
import { formatInitials, formatLongDate } from '@/lib/text/format';
import { ArticleHero } from './article-hero';
import { ShareButtons } from './share-buttons';

/** Where an article belongs, what it says, who wrote it and when; its picture stands beside it. */
export function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="wrap grid gap-x-10 gap-y-8 pt-6 pb-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
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
        <p className="mt-4.5 max-w-184 font-serif text-ink-2 text-xl leading-snug">
          <NoBreak text={post.description} />
        </p>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="flex items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-12 flex-none place-items-center rounded-full border-[1.75px] border-bead-edge bg-res-hydrophobic font-[650] text-res-hydrophobic-on"
            >
              {formatInitials(post.author)}
            </span>
            <div>
              <p className="font-[650] leading-tight">{post.author}</p>
              <p className="text-muted text-sm">
                <a href="/about#bylines" className="hover:underline">
                  {site.authorCaption}
                </a>
              </p>
            </div>
          </div>
          <div className="flex items-center gap-x-5 max-sm:w-full max-sm:justify-between">
            <p className="flex flex-wrap items-center gap-x-2.5 text-muted text-sm">
              <time dateTime={post.publishedAt.slice(0, 10)}>
                {formatLongDate(post.publishedAt)}
              </time>
              <span aria-hidden="true" className="bond max-sm:hidden" />
              <span>{post.readingTime}</span>
            </p>
            <ShareButtons path={`/blog/${post.slug}`} title={post.title} />
          </div>
        </div>
        <div className="mt-5">
          <ReviewLine dates={toReviewDates(post)} />
        </div>
      </div>
      <ArticleHero post={post} />
    </header>
  );
}
