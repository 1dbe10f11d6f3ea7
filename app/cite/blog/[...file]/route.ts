import {
  answerFromContent,
  MISSING_FILE,
  respondFresh,
  respondWithError,
} from '@/lib/api/json-response';
import { readArticleCiteFile } from '@/lib/seo/cite-files';

const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/**
 * GET /cite/blog/{slug}.bib and the other citation files of an article: 200 or 304, 404 for an unknown file, 503 when
 * the content cannot be read. Generated on request, because five files per article would cost the build more than the
 * article pages do.
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  return answerFromContent(() => {
    const found = readArticleCiteFile(`/cite/blog/${file.join('/')}`);
    if (!found) return respondNotFound(file.at(-1) ?? '');
    const { body, type, name } = found;
    return respondFresh(request, body, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': CACHE_CONTROL,
    });
  });
}

function respondNotFound(name: string): Response {
  if (name.endsWith('.json')) return respondWithError(404, MISSING_FILE);
  return new Response(`${MISSING_FILE}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
