import { getPosts } from '@/lib/articles/posts';
import { getFindings, getStatuses, getStudies } from '@/lib/evidence/evidence';
import { readTextContext } from '@/lib/glossary/text-context';
import { getLabels } from '@/lib/labels/labels';
import { allRecords } from '@/lib/records/all-records';
import type { PostSearch } from './post-search';
import { getPostSearch, getSiteSearch } from './search-index';
import type { SiteSearch } from './site-search';

/** What answers every search of the server. Each call throws when it cannot answer. */
export type SearchEngine = {
  /** Loads what it needs; without it the first search does. */
  prepare: () => void;
  findPosts: PostSearch;
  findAll: SiteSearch;
};

/** A first question, whose answer reads whatever answers read. */
const FIRST = 'peptide';

/** The index that the build wrote, in the memory of this process. */
const inProcess: SearchEngine = {
  prepare: () => {
    // Whatever an answer reads is read now: the content may be taken away from a server that runs.
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
 * The engine that this process asks: the one place to change for an index that stands elsewhere, which
 * deploy/README.md says when to do. The API, the search page and /api/health know nothing else of search.
 */
export function getSearchEngine(): SearchEngine {
  return inProcess;
}
