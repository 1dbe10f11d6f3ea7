import { respondWithFilledPage } from '@/lib/api/filled-page';
import { drawPracticeSheet } from '@/lib/learn/practice-sheet';
import { readSet } from '@/lib/practice/sets';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** One hour: a URL gives the same sheet until the next build. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600';

/** GET /education/practice/print?…, rewritten here by next.config.ts: the sheet of the set in the query. */
export function GET(request: Request) {
  const set = readSet(new URL(request.url).searchParams);
  return respondWithFilledPage(request, 'sheet', CACHE_CONTROL, () => drawPracticeSheet(set));
}
