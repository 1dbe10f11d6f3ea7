import { RawHtml } from '../ui/raw-html';

/**
 * What the service worker uncovers on a page that it had kept (lib/platform/worker-source.js). A string, since
 * React then leaves it as it finds it.
 */
const KEPT =
  '<p hidden data-kept class="callout mt-6 rounded-md border-[1.5px] border-line-strong px-4 py-3">Saved on <span data-day></span>, no network. Corrections made since then are not in this copy.</p>';

/** Stands hidden at the top of each page that is kept for times without a network. */
export function KeptNote() {
  return <RawHtml as="div" className="wrap no-print text-sm" html={KEPT} />;
}
