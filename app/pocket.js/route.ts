import { respondWithFile } from '@/lib/api/json-response';
export const dynamic = 'force-static';

/** The worker of a copy of the site. Its code is written in here once the pages are built (lib/platform/pocket.ts). */
export function GET() {
  return respondWithFile('', 'text/javascript; charset=utf-8');
}
