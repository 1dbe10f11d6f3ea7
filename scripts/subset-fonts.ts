/**
 * `npx tsx scripts/subset-fonts.ts`: rebuilds the fonts of app/fonts.css and of pictures (lib/figures/rasterise.ts) with
 * the characters that content and code use. Run it when tests/content/fonts.test.ts names a character that they lack.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import {
  FONT_FOLDER,
  CHARACTERS as PICTURE_CHARACTERS,
  type PictureFont,
} from '@/lib/figures/rasterise';

const FOLDER = 'app/fonts';
const SOURCES = 'node_modules/@fontsource-variable';

/** The file that lists the characters that the fonts were built with. */
export const CHARACTERS = `${FOLDER}/characters.txt`;

const TEXTS = ['app', 'components', 'content', 'lib'];
const IS_TEXT = /\.(?:md|json|ya?ml|tsx?)$/;

/** Characters that are always included: printable ASCII, western European letters and typographic signs. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const ANY = `${PRINTABLE}\u00a0àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß‘’“”–—…·×−`;

/** The OpenType features to keep: those that browsers apply by default, and tabular figures. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** The full source fonts, by the name of our subset. */
export const FONTS = {
  stix: `${SOURCES}/stix-two-text/files/stix-two-text-latin-wght-normal.woff2`,
  atkinson: `${SOURCES}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
  'atkinson-mono': `${SOURCES}/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2`,
};

const SYMBOLS =
  'node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';

/** The fonts of pictures: source, and the weight to fix a variable font at. */
const OF_PICTURES: Record<PictureFont, { source: string; weight?: number }> = {
  'sans-400': { source: FONTS.atkinson, weight: 400 },
  'sans-600': { source: FONTS.atkinson, weight: 600 },
  'sans-700': { source: FONTS.atkinson, weight: 700 },
  'serif-600': { source: FONTS.stix, weight: 600 },
  // For what the interface font lacks; with more in them, a text with an arrow would be drawn in these throughout.
  greek: { source: FONTS.stix.replace('-latin-', '-greek-'), weight: 400 },
  symbols: { source: SYMBOLS },
};

/** The characters of a text that at least one font of pictures has. */
export function toDrawable(characters: string): string {
  return Object.values(OF_PICTURES)
    .map(({ source }) => toHeld(characters, source))
    .reduce((all, held) => all + [...held].filter((one) => !all.includes(one)).join(''));
}

function toHeld(characters: string, file: string): string {
  const font = fontkit.create(readFileSync(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is not a single font`);
  return [...characters]
    .filter((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    .join('');
}

/** Every character in content and code, sorted; subsetting skips those that a font lacks. */
export function collectCharacters(): string {
  const found = new Set(ANY);
  for (const folder of TEXTS) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !IS_TEXT.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const run of text.match(/[^\0-\x7f]+/g) ?? []) for (const one of run) found.add(one);
    }
  }
  return [...found].sort().join('');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const characters = collectCharacters();
  for (const [name, source] of Object.entries(FONTS)) {
    const font = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: FEATURES,
    });
    writeFileSync(`${FOLDER}/${name}.woff2`, font);
    console.log(`${name}: ${font.length} bytes`);
  }
  writeFileSync(CHARACTERS, `${characters}\n`);
  const sans = toHeld(characters, FONTS.atkinson);
  const others = [...characters].filter((one) => !sans.includes(one)).join('');
  for (const [name, { source, weight }] of Object.entries(OF_PICTURES)) {
    const isFallback = name === 'greek' || name === 'symbols';
    const font = await subsetFont(readFileSync(source), isFallback ? others : characters, {
      targetFormat: 'truetype',
      variationAxes: weight ? { wght: weight } : {},
    });
    writeFileSync(`${FONT_FOLDER}/${name}.ttf`, font);
    console.log(`${name}: ${font.length} bytes`);
  }
  writeFileSync(`${FONT_FOLDER}/${PICTURE_CHARACTERS}`, `${toDrawable(characters)}\n`);
}
