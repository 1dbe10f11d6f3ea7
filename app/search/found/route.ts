import { respondWithFilledPage } from '@/lib/api/filled-page';
import { drawAnswer } from '@/lib/search/draw-answer';
import { getSearchEngine } from '@/lib/search/engine';
import { cleanSearchText } from '@/lib/search/search-text';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Answers of each kind on the page. */
const ON_PAGE = 8;

/** A little while: an address holds what one reader typed. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** GET /search?q=… leads here (next.config.ts): the search page with the answer to `q`. */
export function GET(request: Request) {
  const text = cleanSearchText(new URL(request.url).searchParams.get('q') ?? '');
  return respondWithFilledPage(request, 'search', CACHE_CONTROL, (rest) =>
    text ? drawAnswer(text, getSearchEngine().findAll(text, ON_PAGE), rest) : rest,
  );
}
