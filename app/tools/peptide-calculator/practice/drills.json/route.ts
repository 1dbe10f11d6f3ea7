import { getPracticePool } from '@/lib/learn/sets/course-pools';

/** Every drill, for sets other than the one that the page holds: a file, made once at the build. */
export const dynamic = 'force-static';

export function GET() {
  return Response.json(getPracticePool());
}
