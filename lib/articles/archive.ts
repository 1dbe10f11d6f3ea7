import { groupInOrder } from '@/lib/text/group-in-order';
import type { PostSummary } from './post';
import { getPostSummaries } from './posts';

/** The most posts on a single archive page; with more, each year has its own page. */
const MOST_ON_ONE_PAGE = 500;

/** An archive page; `year` is set only if there are several. */
export type ArchivePage = { path: string; year?: string; posts: readonly PostSummary[] };

/** Returns the archive pages, newest first: one page for all posts, or one per year with the newest at /archive. */
export function getArchivePages(
  posts: readonly PostSummary[] = getPostSummaries(),
  most = MOST_ON_ONE_PAGE,
): ArchivePage[] {
  if (posts.length <= most) return [{ path: '/archive', posts }];
  return groupInOrder(posts, ({ publishedAt }) => publishedAt.slice(0, 4)).map(
    ([year, group], index) => ({
      path: index === 0 ? '/archive' : `/archive/${year}`,
      year,
      posts: group,
    }),
  );
}
