import { drawnColors } from '@/lib/figures/colors';
import { type BuildOutput, failOnUnknownOutput } from './build-output';
import { readPageFeatures } from './page-features';
import type { PageChange } from './page-headers';
import { readStyleParts } from './style-parts';
import { createStyleSelection } from './style-selection';

/** A style sheet link as React writes it. React finds it by its address, wherever it is. */
const SHEET = /<link rel="stylesheet" href="([^"?]+)(?:\?[^"]*)?" data-precedence="next"\/>/g;
const END = '</body></html>';

/** A <use> of a drawing in another file, and the CSS variables that drawings use. */
const DRAWING = '<use href="/';
const DRAWN = ['--font-sans', '--font-serif', ...drawnColors.map((token) => `--color-${token}`)];

/**
 * Inlines into each page the rules that it needs, so that it is painted without waiting for its style sheets, which
 * move to the end of the body. `filledLater` is HTML, by page, that may be filled in on request.
 */
export function createEarlyStyles(
  readSheet: BuildOutput['readSheet'],
  filledLater: ReadonlyMap<string, string>,
): PageChange {
  const selections = new Map<string, ReturnType<typeof createStyleSelection>>();
  const toParts = (address: string) => readStyleParts(readSheet(address), address);
  return (html, page) => {
    const sheets = [...html.matchAll(SHEET)].map(([, address = '']) => address);
    // The global error page has a style of its own.
    if (sheets.length === 0 && page === '_global-error') return html;
    const key = sheets.join(' ');
    const selection = selections.get(key) ?? createStyleSelection(sheets.flatMap(toParts));
    selections.set(key, selection);
    const features = readPageFeatures(html + (filledLater.get(page) ?? ''));
    if (html.includes(DRAWING)) for (const name of DRAWN) features.variables.add(name);
    return inlineStyle(html, selection(features), `${page}.html`);
  };
}

/** A declaration that directly repeats itself: the bundler writes some, for older browsers, up to three times. */
const REPEATED = /([;{])([\w-]+:[^;{}]*)(?:;\2)+(?=[;}])/g;

/**
 * Removes @font-face rules from the style sheets, since each page has them inline: one that arrives after layout makes
 * the browser lay out the page again, 45 ms on a slow phone for the home page. Removes repeated declarations too.
 */
export function trimSheets({
  sheets,
  readSheet,
  writeSheet,
}: Pick<BuildOutput, 'sheets' | 'readSheet' | 'writeSheet'>): void {
  for (const sheet of sheets)
    writeSheet(
      sheet,
      readSheet(sheet)
        .replace(/@font-face\s*\{[^}]*\}/g, '')
        .replace(REPEATED, '$1$2'),
    );
}

/** Returns a page with `style` in place of its style sheets, which move to its end. `name` is for messages. */
export function inlineStyle(html: string, style: string, name: string): string {
  const sheets = html.match(SHEET) ?? [];
  const [first] = sheets;
  if (!first || sheets.length !== html.split('<link rel="stylesheet"').length - 1)
    failOnUnknownOutput(`the style sheets of ${name}`);
  if (!html.endsWith(END)) failOnUnknownOutput(`the end of ${name}`);
  if (style.includes('</')) failOnUnknownOutput(`the style of ${name} would end too soon`);
  const start = html.indexOf(first);
  const rest = html.slice(start, -END.length).replace(SHEET, '');
  return `${html.slice(0, start)}<style>${style}</style>${rest}${sheets.join('')}${END}`;
}
