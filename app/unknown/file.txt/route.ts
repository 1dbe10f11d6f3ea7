import { MISSING_FILE } from '@/lib/api/json-response';

export const dynamic = 'force-static';

/** The 404 response for every other unknown file, generated once at build time. */
export function GET() {
  return new Response(`${MISSING_FILE}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
