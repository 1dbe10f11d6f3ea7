import type { NextRequest } from 'next/server';
import { answerFromContent, respondWithError, respondWithJson } from '@/lib/api/json-response';
import { getPostContent } from '@/lib/api/markdown-response';
import { getSummary } from '@/lib/articles/post';
import { getPost } from '@/lib/articles/posts';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET /api/blog/posts/{slug}: one post with its text. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  return answerFromContent(() => {
    const post = getPost(slug);
    if (!post) return respondWithError(404, 'there is no post with this slug');
    return respondWithJson(request, { ...getSummary(post), content: getPostContent(post) });
  });
}
