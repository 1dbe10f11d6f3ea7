import { getPosts } from '@/lib/articles/posts';
import { getFindings, getStatuses, getStudies } from '@/lib/evidence/evidence';
import { readTextContext } from '@/lib/glossary/text-context';
import { getLabels } from '@/lib/labels/labels';
import { allRecords } from '@/lib/records/all-records';
import type { PostSearch } from './post-search';
import { getPostSearch, getSiteSearch } from './search-index';
import type { SiteSearch } from './site-search';

/** Answers all searches on the server. Every method throws if it cannot answer. */
export type SearchEngine = {
  /** Loads what it needs in advance; otherwise the first search does. */
  prepare: () => void;
  findPosts: PostSearch;
  findAll: SiteSearch;
};

/** A warm-up query, which loads everything that answers use. */
const FIRST = 'peptide';

/** The engine that keeps the index in the memory of this process. */
const inProcess: SearchEngine = {
  prepare: () => {
    // Read everything that answers use now: the content may be removed while the server runs.
    for (const records of allRecords) records.get();
    for (const read of [getPosts, getFindings, getStudies, getStatuses, getLabels, readTextContext])
      read();
    getPostSearch()({ text: FIRST, tags: [] });
    getSiteSearch()(FIRST, 1);
  },
  findPosts: (query) => getPostSearch()(query),
  findAll: (text, limit) => getSiteSearch()(text, limit),
};

/**
 * Returns the search engine of this process. To move the index elsewhere, change only this function; deploy/README.md
 * says when. The API, the search page and /api/health use nothing else of the search.
 */
export function getSearchEngine(): SearchEngine {
  return inProcess;
}
