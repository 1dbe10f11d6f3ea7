import { createHash } from 'node:crypto';
import { parse, posix } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import subsetFont from 'subset-font';
import { type BuildOutput, refuseShape } from './build-output';
import type { StylePart } from './style-parts';

/** Every page can come to hold these: what is typed, and what scripts write. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** What browsers set every text with, and the figures of one width that tables ask for. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

type Output = Pick<BuildOutput, 'pages' | 'readHtml' | 'assets' | 'readAsset' | 'writeAsset'>;

/** Letters that are typed and that the site may not show, for the font of its fields. */
const TYPED = { family: 'Atkinson', letters: 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß' };

/**
 * Cuts each font of the style sheets to the characters and weights that the site shows, and gives a face for each,
 * of the font's family and ' Cut', which the families of app/tokens.css name. They are for every page, whatever it is
 * set in, since a link may lead to one that needs another. The faces of the whole fonts are taken out of the sheets: a
 * face that comes after a page was laid out has a browser lay it all out again.
 */
export async function writeCutFonts(output: Output): Promise<StylePart[]> {
  const characters = collectCharacters(output);
  const faces = new Map<string, Face>();
  for (const sheet of output.assets.filter((asset) => asset.endsWith('.css'))) {
    const { found, rest } = takeFaces(output.readAsset(sheet).toString(), sheet);
    for (const face of found) faces.set(face.file, face);
    if (found.length > 0) output.writeAsset(sheet, Buffer.from(rest));
  }
  return Promise.all([...faces.values()].map((face) => cutFace(output, face, characters)));
}

/** Characters of pages and of what scripts draw in them; what a font does not have it leaves out. */
function collectCharacters({ pages, readHtml, assets, readAsset }: Output): string {
  const found = new Set(PRINTABLE);
  const add = (text: string) => {
    for (const run of new Set(text.match(/[^\0-\x7f]+/g))) for (const one of run) found.add(one);
  };
  for (const page of pages) add(readHtml(page));
  for (const asset of assets) if (asset.endsWith('.js')) add(readAsset(asset).toString());
  return [...found].sort().join('');
}

type Face = { family: string; weight: string; style: string; file: string };

/** The faces of a style sheet that have a file, and the sheet without them. */
function takeFaces(css: string, sheet: string): { found: Face[]; rest: string } {
  const found: Face[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    const url = /url\(["']?([^)"']+\.woff2)["']?\)/.exec(read(rule, 'src'))?.[1];
    if (!url) return;
    found.push({
      family: read(rule, 'font-family').replace(/["']/g, ''),
      weight: read(rule, 'font-weight'),
      style: read(rule, 'font-style'),
      file: posix.join(posix.dirname(sheet), url),
    });
    rule.remove();
  });
  return { found, rest: root.toString() };
}

function read(rule: AtRule, property: string): string {
  let found = '';
  rule.walkDecls(property, ({ value }) => {
    found = value;
  });
  return found;
}

async function cutFace(
  { assets, readAsset, writeAsset }: Output,
  { family, weight, style, file }: Face,
  characters: string,
): Promise<StylePart> {
  if (!assets.includes(file)) refuseShape(`no font ${file}`);
  const [min, max = min] = weight.split(' ').map(Number);
  if (!min || !max) refuseShape(`a font without weights: ${family}`);
  const shown = family === TYPED.family ? characters + TYPED.letters : characters;
  const font = await subsetFont(readAsset(file), shown, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  // A short name, since it stands in every page.
  const name = parse(file).name.replace(/(?:-latin-wght-normal)?\..*/, '');
  const address = `${posix.dirname(file)}/${name}.${hash}.woff2`;
  writeAsset(address, font);
  const text = [
    `font-family:"${family} Cut"`,
    `src:url(${address})`,
    `font-weight:${weight}`,
    ...(style ? [`font-style:${style}`] : []),
    'font-display:swap',
  ].join(';');
  return { kind: 'other', text: `@font-face{${text}}` };
}
