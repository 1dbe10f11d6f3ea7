import createEtag from 'etag';
import { POCKET_FILE, POCKET_WORKER } from '@/content/pocket';
import { type BuildOutput, failOnUnknownOutput } from './build-output';
import { toPagePolicy } from './content-security-policy';
import { WORKER, workerHeaders } from './offline-worker';
import { UNKNOWN_ARTICLE } from './unknown-addresses';

/** Browsers revalidate each time (by ETag); a shared cache may keep a page for a while. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

const WORKERS: ReadonlySet<string> = new Set([`/${WORKER}`, POCKET_WORKER, POCKET_FILE]);

/** A change to the HTML of one page. */
export type PageChange = (html: string, page: string) => string;

/**
 * Applies the changes to each page, then sets its headers, and the status of unknown articles. Pages are handled one by
 * one, each read and written once, so that memory use does not grow with their number.
 */
export function completePages(
  output: Pick<BuildOutput, 'pages' | 'readHtml' | 'writeHtml' | 'addHeaders'>,
  changes: readonly PageChange[],
): void {
  if (!output.pages.includes(UNKNOWN_ARTICLE)) failOnUnknownOutput(`no page ${UNKNOWN_ARTICLE}`);
  for (const page of output.pages) {
    const html = changes.reduce((text, change) => change(text, page), output.readHtml(page));
    output.writeHtml(page, html);
    output.addHeaders(page, toPageHeaders(html, page), page === UNKNOWN_ARTICLE ? 404 : undefined);
  }
}

/**
 * The headers of a static page: a Content-Security-Policy with the hashes of its own inline scripts, and Cache-Control.
 * They are computed at build time, so they cost nothing per request.
 */
function toPageHeaders(html: string, page: string): Record<string, string> {
  // A page without Next.js's inline data script has an unknown form.
  if (!html.includes('self.__next_f')) failOnUnknownOutput(`no page data in ${page}.html`);
  return {
    'content-security-policy': toPagePolicy(html),
    // Next.js's own error pages are never cached.
    ...(!page.startsWith('_') && { 'cache-control': CACHE_CONTROL }),
  };
}

/** Returns a page with its policy in a <meta> tag, without what only a header can set. */
export function toPlainPage(html: string): string {
  const policy = toPagePolicy(html).replace(/; frame-ancestors [^;]*/, '');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  if (!html.includes('<head>')) failOnUnknownOutput('a page without a head');
  return html.replace('<head>', `<head>${tag}`);
}

/** Adds Cache-Control and an ETag to every prerendered response that is not a page. */
export function writeFileHeaders({ files, readFile, addHeaders }: BuildOutput): void {
  for (const file of files) {
    // Next.js gives only pages an ETag; with it, a cache in front can answer 304.
    addHeaders(file, {
      'cache-control': CACHE_CONTROL,
      ...(WORKERS.has(`/${file}`) && workerHeaders),
      etag: createEtag(readFile(file)),
    });
  }
}
