import { MISSING_FILE } from '@/lib/api/json-response';

export const dynamic = 'force-static';

/** What stands for every file of JSON that there is not, as the API says it. */
export function GET() {
  return Response.json({ error: MISSING_FILE }, { status: 404 });
}
