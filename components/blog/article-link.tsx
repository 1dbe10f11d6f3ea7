import Link from 'next/link';
import type { PostSummary } from '@/lib/blog/post-summary';
import { NoBreak } from '../ui/no-break';
import { ArticlePending } from './article-pending';

/** An article's title as the link that covers its card. */
export function ArticleLink({ post }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  return (
    <Link href={`/blog/${post.slug}`} prefetch={false} className="card-link">
      <NoBreak text={post.title} />
      <ArticlePending />
    </Link>
  );
}
