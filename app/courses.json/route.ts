import { getCourseOutlines } from '@/lib/learn/education';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(getCourseOutlines());
}
