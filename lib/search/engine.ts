import { getPosts } from '@/lib/articles/posts';
import { getFindings, getStatuses, getStudies } from '@/lib/evidence/evidence';
import { readTextContext } from '@/lib/glossary/text-context';
import { getLabels } from '@/lib/labels/labels';
import { allRecords } from '@/lib/records/all-records';
import type { PostSearch } from './post-search';
import { getPostSearch, getSiteSearch } from './search-index';
import type { SiteSearch } from './site-search';

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
    getSiteSearch()(FIRST, 1);
  },
  findPosts: async (...query: Parameters<PostSearch>) => getPostSearch()(...query),
  findAll: async (...query: Parameters<SiteSearch>) => getSiteSearch()(...query),
};
