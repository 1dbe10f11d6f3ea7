import { respondWithFile } from '@/lib/api/json-response';
export const dynamic = 'force-static';

/** The service worker. Its code is written in here once the pages are built (lib/platform/offline-worker.ts). */
export function GET() {
  return respondWithFile('', 'text/javascript; charset=utf-8');
}
