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
 * The search over all published posts. If an error in other content prevents the site index from being built, the posts
 * are indexed alone, so that articles can still be found.
 */
export const getPostSearch: () => PostSearch = memoise('search', () => {
  try {
    return createIndexedSearch(getSiteIndex());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return createPostSearch(getPosts());
  }
});

/** Creates a search over `posts` (newest first) alone, with `names` as the known names. */
export function createPostSearch(
  posts: readonly Post[],
  names: readonly KnownName[] = [],
): PostSearch {
  const entries = posts.map((post) => describeEntry(describeArticle(post)));
  return createIndexedSearch(createSiteIndex({ posts: posts.map(getSummary), names, entries }));
}
