import { respondWithFile } from '@/lib/api/json-response';
import { makeEpub } from '@/lib/handbook/epub';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(makeEpub(), 'application/epub+zip');
}
