import type { NextRequest } from 'next/server';
import { answerFromContent, toErrorResponse, toJsonResponse } from '@/lib/api/json-response';
import { getPostContent } from '@/lib/api/markdown-response';
import { toSummary } from '@/lib/articles/post';
import { getPost } from '@/lib/articles/posts';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/blog/posts/{slug}: one post with its text. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  return answerFromContent(() => {
    const post = getPost(slug);
    if (!post) return toErrorResponse(404, 'there is no post with this slug');
    return toJsonResponse(request, { ...toSummary(post), content: getPostContent(post) });
  });
}
