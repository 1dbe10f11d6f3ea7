import Link from 'next/link';
import { NoBreak } from '@/components/ui/no-break';
import type { PostSummary } from '@/lib/articles/post';
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
