import { respondWithFile } from '@/lib/api/json-response';
import { makeEpub } from '@/lib/handbook/epub';

/** Made once, at the build, from the records of the pages. */
export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(makeEpub(), 'application/epub+zip');
}
