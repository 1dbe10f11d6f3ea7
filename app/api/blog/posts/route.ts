import type { NextRequest } from 'next/server';
import { answerFromContent, respondWithError, respondWithJson } from '@/lib/api/json-response';
import { parseLimit } from '@/lib/api/parameters';
import { getPostSummaries } from '@/lib/articles/posts';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/blog/posts?limit=100: the newest posts. */
export function GET(request: NextRequest) {
  const limit = parseLimit(request.nextUrl.searchParams);
  if (!limit.ok) return respondWithError(400, limit.error);
  return answerFromContent(() =>
    respondWithJson(request, getPostSummaries().slice(0, limit.value)),
  );
}
