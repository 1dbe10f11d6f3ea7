import { describeApi } from '@/lib/api/openapi';

/** Made once, at the build. */
export const dynamic = 'force-static';

/** GET /api/openapi.json: what each call asks and answers. */
export function GET() {
  return Response.json(describeApi());
}
