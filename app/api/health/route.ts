import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFromContent } from '@/lib/api/json-response';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { searchEngine } from '@/lib/search/engine';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Runs on each request, because it reports on the process and not on the build. */
export const dynamic = 'force-dynamic';

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
 * GET /api/health, for load balancers: 200 and {"status": "ready", "build", "articles"} once this process can serve,
 * with content and the search index loaded, 503 and {"error"} when loading fails. Never cached.
 */
export function GET() {
  return answerFromContent(async () => {
    await searchEngine.prepare();
    const health = { status: 'ready', build: readBuildName(), articles: getPosts().length };
    return Response.json(health, { headers: { 'cache-control': 'no-store' } });
  });
}
