import type { PostSummary } from './post';
import { getPostSummaries } from './posts';

/** Posts on one page of the archive: what keeps a page below 25 kB, however many posts there are. */
export const ARCHIVE_PAGE_SIZE = 55;

/** One page of the archive; the first is number 1. */
export type ArchivePage = {
  number: number;
  pageCount: number;
  /** Posts on all pages. */
  total: number;
  posts: PostSummary[];
};

/** The pages of the archive, newest posts first. There is a first page even when there are no posts. */
export function getArchivePages(
  posts: readonly PostSummary[] = getPostSummaries(),
  size = ARCHIVE_PAGE_SIZE,
): ArchivePage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    pageCount,
    total: posts.length,
    posts: posts.slice(index * size, (index + 1) * size),
  }));
}

/** The address of a page of the archive. */
export function toArchivePath(page: number): string {
  return page === 1 ? '/archive' : `/archive/${page}`;
}
