import { MISSING_FILE } from '@/lib/api/json-response';

export const dynamic = 'force-static';

/** The 404 response for every unknown JSON file, in the same form as the API's errors. */
export function GET() {
  return Response.json({ error: MISSING_FILE }, { status: 404 });
}
