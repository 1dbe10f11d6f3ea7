import { respondWithSearchPage } from '@/lib/api/search-page-response';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /search?q=… leads here (next.config.ts): the one page that is made for each request. */
export function GET(request: Request) {
  return respondWithSearchPage(request);
}
