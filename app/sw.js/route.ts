import { respondWithFile } from '@/lib/api/json-response';
export const dynamic = 'force-static';

/** The service worker; empty until the build fills in its code (lib/platform/offline-worker.ts). */
export function GET() {
  return respondWithFile('', 'text/javascript; charset=utf-8');
}
