import type { NextRequest } from 'next/server';
import { answerFromContent, toJsonResponse } from '@/lib/api/json-response';
import { getFeaturedSummaries } from '@/lib/articles/posts';

export {
  rejectMethod as DELETE,
  rejectMethod as OPTIONS,
  rejectMethod as PATCH,
  rejectMethod as POST,
  rejectMethod as PUT,
} from '@/lib/api/json-response';

/** GET /api/blog/posts/featured: the featured posts, newest first. */
export function GET(request: NextRequest) {
  return answerFromContent(() => toJsonResponse(request, getFeaturedSummaries()));
}
