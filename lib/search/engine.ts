import { getPostSearch, type PostSearch } from './search-index';
import { getSiteSearch, type SiteSearch } from './site-search';

/** What answers every search of the server. Each call throws when it cannot answer. */
export type SearchEngine = {
  /** Loads what it needs; without it the first search does. */
  prepare: () => void;
  findPosts: PostSearch;
  findAll: SiteSearch;
};

/** The index that the build wrote, in the memory of this process. */
const inProcess: SearchEngine = {
  prepare: () => {
    getPostSearch();
    getSiteSearch();
  },
  findPosts: (query) => getPostSearch()(query),
  findAll: (text, limit) => getSiteSearch()(text, limit),
};

/**
 * The engine that this process asks: the one place to change for an index that stands elsewhere, which
 * deploy/README.md says when to do. The API, the search page and /api/health know nothing else of search.
 */
export function getSearchEngine(): SearchEngine {
  return inProcess;
}
