import { NoBreak } from '@/components/ui/no-break';
import type { PostSummary } from '@/lib/articles/post';

/** An article's title as a link that covers the whole card. */
export function ArticleLink({ post }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  return (
    <a href={`/blog/${post.slug}`} className="card-link">
      <NoBreak text={post.title} />
    </a>
  );
}
