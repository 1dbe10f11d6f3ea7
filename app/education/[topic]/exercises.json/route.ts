import { respondWithError } from '@/lib/api/json-response';
import { getPool, getSelfTests } from '@/lib/learn/sets/course-pools';

/** The pool that a course's self-test draws its questions from, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getSelfTests().map(({ slug }) => ({ topic: slug }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }) {
  const { topic: slug } = await params;
  const topic = getSelfTests().find((course) => course.slug === slug);
  return topic ? Response.json(getPool(topic)) : respondWithError(404, 'there is no such course');
}
