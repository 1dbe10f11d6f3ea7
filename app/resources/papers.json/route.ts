import { getPapers } from '@/lib/papers/papers';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(getPapers());
}
