import { respondWithFilledPage } from '@/lib/api/filled-page';
import { drawPracticeSheet } from '@/lib/learn/practice-sheet';
import { readSet } from '@/lib/practice/sets';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** An hour: the same address is the same sheet until a new build. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600';

/** GET /education/practice/print with a query leads here (next.config.ts): the sheet of the set that it names. */
export function GET(request: Request) {
  const set = readSet(new URL(request.url).searchParams);
  return respondWithFilledPage(request, 'sheet', CACHE_CONTROL, () => drawPracticeSheet(set));
}
