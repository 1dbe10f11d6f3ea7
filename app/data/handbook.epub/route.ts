import { respondWithFile } from '@/lib/api/json-response';
import { makeEpub } from '@/lib/handbook/epub';

/** Generated once, at build time, from the same records as the pages. */
export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(makeEpub(), 'application/epub+zip');
}
