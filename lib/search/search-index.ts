import { getSummary, type Post } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { describeArticle } from '@/lib/pages/text-pages';
import { describeEntry } from './entry';
import type { KnownName } from './known-names';
import { createIndexedSearch, type PostSearch } from './post-search';
import { createSiteIndex, getSiteIndex } from './site-index';
import { createSiteSearch, type SiteSearch } from './site-search';

/** The search over everything on the site. */
export const getSiteSearch: () => SiteSearch = memoise('site-search', () =>
  createSiteSearch(getSiteIndex()),
);

/**
 * The search over all published posts. When an error in any other text keeps the index of the site from being built,
 * the posts are indexed by themselves, so that it takes no article away.
 */
export const getPostSearch: () => PostSearch = memoise('search', () => {
  try {
    return createIndexedSearch(getSiteIndex());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return createPostSearch(getPosts());
  }
});

/** A search over `posts` (newest first) and nothing else but the names that are known. */
export function createPostSearch(
  posts: readonly Post[],
  names: readonly KnownName[] = [],
): PostSearch {
  const entries = posts.map((post) => describeEntry(describeArticle(post)));
  return createIndexedSearch(createSiteIndex({ posts: posts.map(getSummary), names, entries }));
}
