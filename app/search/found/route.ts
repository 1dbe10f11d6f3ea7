import { respondWithFilledPage } from '@/lib/api/filled-page';
import { searchEngine } from '@/lib/search/engine';
import { fillSearchSlot } from '@/lib/search/search-shell';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Only a minute: each URL holds what one reader typed. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** GET /search?q=…, rewritten here by next.config.ts: the search page with the results for `q` and `kind`. */
export function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  return respondWithFilledPage(request, 'search', CACHE_CONTROL, (rest) =>
    fillSearchSlot(query, searchEngine.findAll, rest),
  );
}
