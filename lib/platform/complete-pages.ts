import { type BuildOutput, refuseShape } from './build-output';
import { toPageHeaders } from './page-headers';
import { toPageStatuses } from './unknown-addresses';

/** What is changed in the HTML of one page. */
export type PageChange = (html: string, page: string) => string;

/**
 * Changes each page and gives it the headers that it then needs and, where it has one, its status. One page after the
 * other: each is read and written once, and a site of thousands takes no more memory than one of a few.
 */
export function completePages(
  output: Pick<BuildOutput, 'pages' | 'readHtml' | 'writeHtml' | 'addHeaders'>,
  changes: readonly PageChange[],
): void {
  const statuses = toPageStatuses();
  for (const page of statuses.keys()) {
    if (!output.pages.includes(page)) refuseShape(`no page ${page}`);
  }
  for (const page of output.pages) {
    const html = changes.reduce((text, change) => change(text, page), output.readHtml(page));
    output.writeHtml(page, html);
    output.addHeaders(page, toPageHeaders(html, page), statuses.get(page));
  }
}
