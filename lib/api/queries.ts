import { DEFAULT_LIMIT, MAX_LIMIT } from '@/lib/search/limits';

/**
 * React Query keys of the specified calls. The default fetcher joins the segments of a key with '/', so each key is
 * also the path of its request.
 */
export const postQueryKeys = {
  list: [`/api/blog/posts?limit=${DEFAULT_LIMIT}`],
  archive: [`/api/blog/posts?limit=${MAX_LIMIT}`],
  featured: ['/api/blog/posts', 'featured'],
  search: (search: string, tags: readonly string[]) => [
    '/api/blog/posts',
    formatSearch(search, tags),
  ],
} as const;

/** The number of hits of each kind to fetch for suggestions. */
const SUGGESTED = 3;

/** The query key of the search over the whole site. */
export function siteSearchKey(search: string): readonly string[] {
  return ['/api', `search?${new URLSearchParams({ q: search, limit: String(SUGGESTED) })}`];
}

function formatSearch(search: string, tags: readonly string[]): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (tags.length > 0) params.set('tags', tags.join(','));
  return `search?${params}`;
}
