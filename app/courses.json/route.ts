import { toCourseOutlines } from '@/lib/learn/course-outlines';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(toCourseOutlines());
}
