import { drawnColors } from '@/lib/figures/colors';
import { type BuildOutput, refuseShape } from './build-output';
import type { PageChange } from './complete-pages';
import { type PageFeatures, readPageFeatures } from './page-features';
import { readStyleParts } from './style-parts';
import { createStyleSelection } from './style-selection';

/** A style sheet as React writes it; by its precedence React knows it again, wherever it stands. */
const SHEET = /<link rel="stylesheet" href="([^"?]+)(?:\?[^"]*)?" data-precedence="next"\/>/g;
const END = '</body></html>';

/** A drawing that is taken out of a file, and what all of them read of the page. */
const DRAWING = '<use href="/';
const DRAWN = ['--font-sans', '--font-serif', ...drawnColors.map((token) => `--color-${token}`)];

type Selection = (features: PageFeatures) => string;

/**
 * Gives each page the rules that it needs in itself, so that it is painted without waiting for its style sheets,
 * which follow at the end of the body. `filledLater` is the HTML that a page may be given when it is asked for.
 */
export function createEarlyStyles(
  readSheet: BuildOutput['readSheet'],
  filledLater: ReadonlyMap<string, string>,
): PageChange {
  const selections = new Map<string, Selection>();
  const toSelection = (sheets: readonly string[]): Selection => {
    const parts = sheets.flatMap((address) => readStyleParts(readSheet(address), address));
    return createStyleSelection(parts);
  };
  return (html, page) => {
    const sheets = [...html.matchAll(SHEET)].map(([, address = '']) => address);
    // The framework's page for faults of the whole site has a style of its own.
    if (sheets.length === 0 && page === '_global-error') return html;
    const key = sheets.join(' ');
    const selection = selections.get(key) ?? toSelection(sheets);
    selections.set(key, selection);
    const features = readPageFeatures(html + (filledLater.get(page) ?? ''));
    if (html.includes(DRAWING)) for (const name of DRAWN) features.variables.add(name);
    return toStyledFirst(html, selection(features), `${page}.html`);
  };
}

/** A declaration that stands again behind itself: the bundler writes what it adds for older browsers up to three times. */
const REPEATED = /([;{])([\w-]+:[^;{}]*)(?:;\2)+(?=[;}])/g;

/**
 * Takes the faces of fonts out of the style sheets, once each page has them: one that comes after a page was laid out has
 * a browser lay out all of it again, 45 ms of a slow phone on the home page. What stands twice goes too.
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

/** A page with `style` in place of its style sheets, and these at its end. `name` is for messages. */
export function toStyledFirst(html: string, style: string, name: string): string {
  const sheets = html.match(SHEET) ?? [];
  const [first] = sheets;
  if (!first || sheets.length !== html.split('<link rel="stylesheet"').length - 1)
    refuseShape(`the style sheets of ${name}`);
  if (!html.endsWith(END)) refuseShape(`the end of ${name}`);
  if (style.includes('</')) refuseShape(`the style of ${name} would end too soon`);
  const start = html.indexOf(first);
  const rest = html.slice(start, -END.length).replace(SHEET, '');
  return `${html.slice(0, start)}<style>${style}</style>${rest}${sheets.join('')}${END}`;
}
