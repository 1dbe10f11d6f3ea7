import { respondWithArticleCitation } from '@/lib/api/cite-response';

/** GET /cite/blog/{slug}.bib and the other files that cite an article, made when they are asked for. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  return respondWithArticleCitation(request, (await params).file);
}
