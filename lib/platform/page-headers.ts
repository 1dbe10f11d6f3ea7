import createEtag from 'etag';
import { type BuildOutput, refuseShape } from './build-output';
import { toPagePolicy } from './content-security-policy';
import { WORKER, workerHeaders } from './offline-worker';
import { toPageStatuses } from './unknown-addresses';

/** Browsers ask again each time (an ETag answers); a shared cache may keep a page for a while. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/**
 * Gives each static page a Content-Security-Policy that names the hashes of its own inline scripts, the
 * page of unknown articles its status, and every prerendered file a time in caches and a tag. The server answers
 * with them at no cost per request.
 */
export function writePageHeaders(output: BuildOutput): void {
  const { pages, files, readHtml, readFile, addHeaders } = output;
  const statuses = toPageStatuses();
  for (const page of statuses.keys()) {
    if (!pages.includes(page)) refuseShape(`no page ${page}.html`);
  }
  for (const page of pages) {
    const html = readHtml(page);
    // Without the framework's own inline script this is no page as we know them.
    if (!html.includes('self.__next_f')) refuseShape(`no page data in ${page}.html`);
    const headers = {
      'content-security-policy': toPagePolicy(html),
      // The framework's own error pages are never kept.
      ...(!page.startsWith('_') && { 'cache-control': CACHE_CONTROL }),
    };
    addHeaders(page, headers, statuses.get(page));
  }
  for (const file of files) {
    // The framework gives pages an ETag and these none; a cache in front answers 304 by it.
    addHeaders(file, {
      'cache-control': CACHE_CONTROL,
      ...(file === WORKER && workerHeaders),
      etag: createEtag(readFile(file)),
    });
  }
}
