/**
 * Runs after `next build`. Gives each static page a Content-Security-Policy that names the hashes of
 * its own inline scripts, and the 'article not found' page its status; the server then answers with both
 * from the page's .meta file at no cost per request. Then completes the folder that is served.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CONTENT, contentDirectory } from '@/lib/content/content-directory';
import { toPagePolicy } from '@/lib/platform/content-security-policy';
import { completeStandalone } from './complete-standalone';

const APP = '.next/server/app';
const MANIFEST = '.next/prerender-manifest.json';

/** Browsers ask again each time (an ETag answers); a shared cache may keep a page for a while. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** Pages whose status is not 200; the framework itself marks its own. */
const STATUSES: Record<string, number> = { 'article-not-found': 404 };

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5));
const feeds = files.filter((file) => file.endsWith('.body')).map((file) => file.slice(0, -5));
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));

for (const page of pages) {
  writeHeaders(page, {
    'content-security-policy': toPagePolicy(readFileSync(`${APP}/${page}.html`, 'utf8')),
    // The framework's own error pages are never kept.
    ...(!page.startsWith('_') && { 'cache-control': CACHE_CONTROL }),
  });
}
for (const feed of feeds) writeHeaders(feed, { 'cache-control': CACHE_CONTROL });
writeFileSync(MANIFEST, JSON.stringify(manifest));
keepContent();
completeStandalone([MANIFEST, ...[...pages, ...feeds].map(toMetaFile)]);
console.log(`Content-Security-Policy written for ${pages.length} pages`);

/** Keeps the content of this build beside it; see lib/content/content-directory.ts. */
function keepContent(): void {
  const source = contentDirectory();
  rmSync(BUILT_CONTENT, { recursive: true, force: true });
  for (const part of ['posts', 'education', 'guides', 'pages', 'evidence', 'references.json']) {
    cpSync(join(source, part), join(BUILT_CONTENT, part), { recursive: true });
  }
}

function writeHeaders(page: string, headers: Record<string, string>): void {
  const file = toMetaFile(page);
  const status = STATUSES[page];
  const meta = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({
      ...meta,
      ...(status && { status }),
      headers: { ...meta.headers, ...headers },
    }),
  );
  // Hosts that read the manifest instead of the .meta files find the same there.
  const route = manifest.routes[page === 'index' ? '/' : `/${page}`];
  if (!route) return;
  route.initialHeaders = { ...route.initialHeaders, ...headers };
  if (status) route.initialStatus = status;
}

function toMetaFile(page: string): string {
  return `${APP}/${page}.meta`;
}
