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

/** A warm-up query, which loads everything that answers use. */
const FIRST = 'peptide';

/**
 * The search engine of the server, with the index in the memory of this process. The API, the search page and
 * /api/health search through nothing else. Every function rejects if it cannot answer. To use an external engine,
 * replace this one; deploy/README.md says when. Offline copies search with the index of their build.
 */
export const searchEngine = {
  /** Loads what it needs in advance; otherwise the first search does. */
  prepare: async (): Promise<void> => {
    // Read everything that answers use now: the content may be removed while the server runs.
    for (const records of allRecords) records.get();
    for (const read of [getPosts, getFindings, getStudies, getStatuses, getLabels, readTextContext])
      read();
    getPostSearch()({ text: FIRST, tags: [] });
    getSearch().findAll(FIRST, 1);
  },
  findPosts: async (...query: Parameters<PostSearch>) => getPostSearch()(...query),
  findAll: async (...query: Parameters<SiteSearch>) => getSearch().findAll(...query),
};
