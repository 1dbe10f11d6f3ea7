/*
 * Everything that the server uses of the search: the API, the search page and /api/health. To move the index elsewhere,
 * change only this file; deploy/README.md says when. Each function throws if the search cannot answer.
 */
import { getSummary, type Post } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { getFindings, getStatuses, getStudies } from '@/lib/evidence/evidence';
import { readTextContext } from '@/lib/glossary/text-context';
import { getLabels } from '@/lib/labels/labels';
import { describeArticle } from '@/lib/pages/text-pages';
import { allRecords } from '@/lib/records/all-records';
import { describeEntry } from './entry';
import { createSiteIndex, getSiteIndex } from './site-index';
import { createSearch, type PostSearch, type SiteSearch } from './site-search';

const getSearch = memoise('search', () => createSearch(getSiteIndex()));

/**
 * The search over all published posts. If an error in other content prevents the site index from being built, the posts
 * are indexed alone, so that articles can still be found.
 */
const getPostSearch = memoise('post-search', () => {
  try {
    return getSearch().findPosts;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return createPostSearch(getPosts());
  }
});

/** Creates a search over `posts` (newest first) alone. */
export function createPostSearch(posts: readonly Post[]): PostSearch {
  const entries = posts.map((post) => describeEntry(describeArticle(post)));
  const index = createSiteIndex({ posts: posts.map(getSummary), names: [], entries });
  return createSearch(index).findPosts;
}

/** Finds published posts. */
export const findPosts: PostSearch = (query) => getPostSearch()(query);

/** Finds entries of every kind. */
export const findAll: SiteSearch = (text, limit) => getSearch().findAll(text, limit);

/** Reads everything that answers use: the content may be removed while the server runs. */
export function prepareSearch(): void {
  for (const records of allRecords) records.get();
  for (const read of [getPosts, getFindings, getStudies, getStatuses, getLabels, readTextContext])
    read();
  findPosts({ text: 'peptide', tags: [] });
  findAll('peptide', 1);
}
