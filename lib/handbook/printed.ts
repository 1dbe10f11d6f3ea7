import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { getSiteUrl } from '@/lib/seo/site-url';
import { HANDBOOK_TITLE } from './epub';
import { type Chapter, getHandbook } from './handbook';

/** The printed editions and their paths under public. `npm run handbook` prints them, as a build has no browser. */
export const printedBooks = [
  { size: 'A4', file: '/handbook-a4.pdf' },
  { size: 'Letter', file: '/handbook-letter.pdf' },
] as const;

export type SheetSize = (typeof printedBooks)[number]['size'];

/** The path of the file that records what the printed editions were made from. */
export const PRINTED_FROM = '/handbook.json';

/** The newest record's date (ISO 8601) in a printed edition, and a hash of the edition's text. */
type PrintedFrom = { date: string; text: string };

/** Returns the date and hash that an edition printed now would have. */
export function getPrintedFrom(): PrintedFrom {
  const chapters = getHandbook();
  const text = drawPrinted(chapters, { size: 'A4', fontFile: '' });
  return {
    date: chapters[0]?.date ?? '',
    text: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
}

/** Returns the printed editions with size and date, and whether records have changed since. */
export function findPrinted(): {
  books: { size: SheetSize; file: string; bytes: number }[];
  date: string;
  isOld: boolean;
} {
  const toPlace = (file: string) => join('public', file);
  if (!existsSync(toPlace(PRINTED_FROM))) return { books: [], date: '', isOld: false };
  const { date, text }: PrintedFrom = JSON.parse(readFileSync(toPlace(PRINTED_FROM), 'utf8'));
  const books = printedBooks
    .filter(({ file }) => existsSync(toPlace(file)))
    .map(({ size, file }) => ({ size, file, bytes: statSync(toPlace(file)).size }));
  return { books, date, isOld: text !== getPrintedFrom().text };
}

/** Black and grey only: no colour conveys meaning. */
const toStyle = (size: SheetSize, fontFile: string) => `
@font-face { font-family: Book; src: url("${fontFile}"); font-weight: 200 900; }
@page { size: ${size}; margin: 18mm 17mm 20mm; @bottom-right { content: counter(page); font: 9pt Book, serif; } @bottom-left { content: "${HANDBOOK_TITLE}"; font: 9pt Book, serif; color: dimgray; } }
body { font: 10pt/1.4 Book, serif; margin: 0; }
section { break-before: page; }
section:first-of-type { break-before: auto; }
h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 3mm; }
h2 { font-size: 13pt; margin: 5mm 0 1.5mm; } h3 { font-size: 10.5pt; margin: 3.5mm 0 1mm; }
h1, h2, h3 { break-after: avoid; } p { margin: 0 0 2mm; orphans: 2; widows: 2; }
a { color: inherit; text-decoration: none; } .place, .from { font-size: 8.5pt; color: dimgray; } .lede { font-style: italic; }
ul, ol { margin: 0 0 2mm; padding-left: 6mm; } li { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 9pt; } tr { break-inside: avoid; } th, td { border: 0.5pt solid gray; padding: 1mm 1.5mm; text-align: left; vertical-align: top; }
.contents { list-style: none; padding: 0; columns: 2; } .contents li { display: flex; gap: 2mm; break-inside: avoid; } .contents span { flex: 1; border-bottom: 0.5pt dotted gray; margin-bottom: 1.2mm; }
#c-references { font-size: 8pt; line-height: 1.3; columns: 2; } #c-references h1 { column-span: all; } #c-index { columns: 3; } #c-index h1 { column-span: all; } #c-index h2 { font-size: 10.5pt; }
`;

/**
 * Renders chapters of the handbook as one HTML page for printing, preceded by a table of contents if `starts` gives
 * their page numbers. Links between chapters become anchors in the page; the site's own URLs become paths, since one
 * edition serves every domain that the site runs on.
 */
export function drawPrinted(
  chapters: readonly Chapter[],
  { size, fontFile, starts }: { size: SheetSize; fontFile: string; starts?: readonly number[] },
): string {
  const sections = chapters.map(({ id, title, body }) =>
    h('section', { id: `c-${id}` }, [h('h1', title), ...body]),
  );
  const contents = h('section', [
    h('h1', HANDBOOK_TITLE),
    h(
      'ol',
      { className: ['contents'] },
      chapters.map(({ id, title }, at) =>
        h('li', [h('a', { href: `#c-${id}` }, title), h('span'), String(starts?.[at] ?? '')]),
      ),
    ),
  ]);
  const body = toHtml(starts ? [contents, ...sections] : sections)
    .replace(/href="[\w-]+\.xhtml#(\w+)"/g, 'href="#$1"')
    .replace(/href="([\w-]+)\.xhtml"/g, 'href="#c-$1"')
    .replaceAll(/<a href="([^"#]+)">\1<\/a>/g, (link, url: string) =>
      url.startsWith(`${getSiteUrl()}/`) ? url : link,
    )
    .replaceAll(getSiteUrl(), '');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${HANDBOOK_TITLE}</title><style>${toStyle(size, fontFile)}</style></head><body>${body}</body></html>`;
}
