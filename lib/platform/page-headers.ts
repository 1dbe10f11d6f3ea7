import createEtag from 'etag';
import { POCKET_FILE, POCKET_WORKER } from '@/content/pocket';
import { type BuildOutput, refuseShape } from './build-output';
import { toPagePolicy } from './content-security-policy';
import { WORKER, workerHeaders } from './offline-worker';

/** Browsers ask again each time (an ETag answers); a shared cache may keep a page for a while. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

const WORKERS: ReadonlySet<string> = new Set([`/${WORKER}`, POCKET_WORKER, POCKET_FILE]);

/**
 * The headers of a static page: a Content-Security-Policy that names the hashes of its own inline scripts, and a time
 * in caches. The server answers with them at no cost per request.
 */
export function toPageHeaders(html: string, page: string): Record<string, string> {
  // Without the framework's own inline script this is no page as we know them.
  if (!html.includes('self.__next_f')) refuseShape(`no page data in ${page}.html`);
  return {
    'content-security-policy': toPagePolicy(html),
    // The framework's own error pages are never kept.
    ...(!page.startsWith('_') && { 'cache-control': CACHE_CONTROL }),
  };
}

/** A finished page that carries its policy in itself, but for what only a header can say. */
export function toPlainPage(html: string): string {
  const policy = toPagePolicy(html).replace(/; frame-ancestors [^;]*/, '');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  if (!html.includes('<head>')) refuseShape('a page without a head');
  return html.replace('<head>', `<head>${tag}`);
}

/** Gives every prerendered answer that is no page a time in caches and a tag. */
export function writeFileHeaders({ files, readFile, addHeaders }: BuildOutput): void {
  for (const file of files) {
    // The framework gives pages an ETag and these none; a cache in front answers 304 by it.
    addHeaders(file, {
      'cache-control': CACHE_CONTROL,
      ...(WORKERS.has(`/${file}`) && workerHeaders),
      etag: createEtag(readFile(file)),
    });
  }
}
