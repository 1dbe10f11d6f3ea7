import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFromContent } from '@/lib/api/json-response';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { prepareSearch } from '@/lib/search/engine';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Runs on each request, because it reports on the process and not on the build. */
export const dynamic = 'force-dynamic';

/** GET /api/health: whether this process is ready, for load balancers. */
export function GET() {
  return respondWithHealth();
}

/** The ID of the build that this process serves; 'none' when there is no build, as in development. */
const readBuildName = memoise('build-name', () => {
  try {
    const root = /* turbopackIgnore: true */ process.cwd();
    return readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
});

/**
 * Reports whether this process can serve: 200 and {"status": "ready", "build", "articles"} once content and both
 * search indexes are loaded, 503 and {"error"} when loading fails. Never cached.
 */
function respondWithHealth(): Response {
  return answerFromContent(() => {
    prepareSearch();
    const health = { status: 'ready', build: readBuildName(), articles: getPosts().length };
    return Response.json(health, { headers: { 'cache-control': 'no-store' } });
  });
}
