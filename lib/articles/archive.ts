import { groupInOrder } from '@/lib/text/group-in-order';
import type { PostSummary } from './post';
import { getPostSummaries } from './posts';

/** The most posts that one page lists; beyond them each year has a page of its own (decision 34). */
const MOST_ON_ONE_PAGE = 500;

/** A page of the archive; only where there are several does it name its year. */
export type ArchivePage = { path: string; year?: string; posts: readonly PostSummary[] };

/** The pages of the archive, newest posts first: one with all of them, or one for each year, the newest at /archive. */
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
