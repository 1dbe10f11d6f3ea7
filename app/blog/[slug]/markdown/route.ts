import { respondWithMarkdown } from '@/lib/api/markdown-response';

/** GET /blog/{slug}.md, rewritten here by next.config.ts: the article as Markdown with its references. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return respondWithMarkdown(request, (await params).slug);
}
