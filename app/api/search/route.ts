import type { NextRequest } from 'next/server';
import { answerFromContent, respondWithError, respondWithJson } from '@/lib/api/json-response';
import { parseSiteSearchParams } from '@/lib/api/parameters';
import { searchEngine } from '@/lib/search/engine';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/search?q=…&limit=…: everything that matches the text, by kind, at most `limit` per kind. */
export function GET(request: NextRequest) {
  const query = parseSiteSearchParams(request.nextUrl.searchParams);
  if (!query.ok) return respondWithError(400, query.error);
  const { text, limit } = query.value;
  return answerFromContent(async () =>
    respondWithJson(request, await searchEngine.findAll(text, limit)),
  );
}
