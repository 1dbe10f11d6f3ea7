import { respondWithFilledPage } from '@/lib/api/filled-page';
import { getSearchEngine } from '@/lib/search/engine';
import { fillSearchPlace } from '@/lib/search/search-shell';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** A little while: an address holds what one reader typed. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** GET /search?q=… leads here (next.config.ts): the search page with the answer to `q`. */
export function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return respondWithFilledPage(request, 'search', CACHE_CONTROL, (rest) =>
    fillSearchPlace(typed, getSearchEngine().findAll, rest),
  );
}
