import { type BuildOutput, failOnUnknownOutput } from './build-output';
import { toPageHeaders } from './page-headers';
import { toPageStatuses } from './unknown-addresses';

/** A change to the HTML of one page. */
export type PageChange = (html: string, page: string) => string;

/**
 * Applies the changes to each page, then sets its headers and, where it has one, its status. Pages are handled one by
 * one, each read and written once, so that memory use does not grow with their number.
 */
export function completePages(
  output: Pick<BuildOutput, 'pages' | 'readHtml' | 'writeHtml' | 'addHeaders'>,
  changes: readonly PageChange[],
): void {
  const statuses = toPageStatuses();
  for (const page of statuses.keys()) {
    if (!output.pages.includes(page)) failOnUnknownOutput(`no page ${page}`);
  }
  for (const page of output.pages) {
    const html = changes.reduce((text, change) => change(text, page), output.readHtml(page));
    output.writeHtml(page, html);
    output.addHeaders(page, toPageHeaders(html, page), statuses.get(page));
  }
}
