import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFromContent } from '@/lib/api/json-response';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { getSearchEngine } from '@/lib/search/engine';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Asked of each process, not of the build. */
export const dynamic = 'force-dynamic';

/** GET /api/health: whether this process is ready, for load balancers. */
export function GET() {
  return respondWithHealth();
}

/** The name of the build that this process serves; 'none' where nothing was built, as in development. */
const readBuildName = memoise('build-name', () => {
  try {
    const root = /* turbopackIgnore: true */ process.cwd();
    return readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
});

/**
 * Whether this process can answer: 200 and {"status": "ready", "build", "articles"} once content and both search
 * indexes are loaded, 503 and {"error"} when they cannot be. Never kept by a cache.
 */
function respondWithHealth(): Response {
  return answerFromContent(() => {
    getSearchEngine().prepare();
    const health = { status: 'ready', build: readBuildName(), articles: getPosts().length };
    return Response.json(health, { headers: { 'cache-control': 'no-store' } });
  });
}
