import { describeApi } from '@/lib/api/openapi';

export const dynamic = 'force-static';

/** GET /api/openapi.json: the OpenAPI description of every call. */
export function GET() {
  return Response.json(describeApi());
}
