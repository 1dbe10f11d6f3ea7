import { respondWithFile } from '@/lib/api/json-response';
export const dynamic = 'force-static';

/** The service worker of an offline copy of the site; empty until the build fills it in (lib/platform/pocket.ts). */
export function GET() {
  return respondWithFile('', 'text/javascript; charset=utf-8');
}
