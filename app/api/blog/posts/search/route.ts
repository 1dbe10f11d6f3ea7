import type { NextRequest } from 'next/server';
import { answerFromContent, respondWithError, respondWithJson } from '@/lib/api/json-response';
import { parseSearchParams } from '@/lib/api/parameters';
import { searchEngine } from '@/lib/search/engine';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/blog/posts/search?q=…&tags=a,b: posts that match the text and carry any of the tags. */
export function GET(request: NextRequest) {
  const query = parseSearchParams(request.nextUrl.searchParams);
  if (!query.ok) return respondWithError(400, query.error);
  return answerFromContent(async () =>
    respondWithJson(request, await searchEngine.findPosts(query.value)),
  );
}
