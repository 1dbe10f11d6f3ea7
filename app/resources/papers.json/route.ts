import { getPapers } from '@/lib/resources/papers';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(getPapers());
}
