import type { ListedPost } from '@/lib/articles/post';
import { formatCount } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { ArchiveCard } from './archive-card';

/** Posts, newest first, under the year they appeared in, below the total count. */
export function PostsByYear({ posts, total }: { posts: readonly ListedPost[]; total: number }) {
  return (
    <>
      <p className="mb-8 text-muted">{formatCount(total, 'post')}</p>
      {groupInOrder(posts, ({ publishedAt }) => publishedAt.slice(0, 4)).map(([year, group]) => (
        <section key={year} aria-labelledby={`year-${year}`} className="mb-16 last:mb-0">
          <h2 id={`year-${year}`} className="section-head pt-5 pb-2 text-2xl">
            {year}
          </h2>
          <ul>
            {group.map((post) => (
              <ArchiveCard key={post.slug} post={post} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
