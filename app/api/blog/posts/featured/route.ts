import type { NextRequest } from 'next/server';
import { answerFromContent, respondWithJson } from '@/lib/api/json-response';
import { getFeaturedSummaries } from '@/lib/articles/posts';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/blog/posts/featured: the featured posts, newest first. */
export function GET(request: NextRequest) {
  return answerFromContent(() => respondWithJson(request, getFeaturedSummaries()));
}
