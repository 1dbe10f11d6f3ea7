import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import type { Sharp } from 'sharp';
import { visit } from 'unist-util-visit';
import { memoise } from '@/lib/content/memoise';

/** The font family that pictures name for headings; without it text is drawn in the interface font. */
export const SERIF = 'STIX Two Text';

/** The fonts of pictures, which scripts/subset-fonts.ts makes. */
const FONTS = ['sans-400', 'sans-600', 'sans-700', 'serif-600', 'greek', 'symbols'] as const;

export type PictureFont = (typeof FONTS)[number];

/** Their folder; CHARACTERS in it lists every character that one of them has. */
export const FONT_FOLDER = 'lib/figures/fonts';
export const CHARACTERS = 'characters.txt';

const toPath = (file: string) => join(process.cwd(), FONT_FOLDER, file);

/** Renders an SVG of literal colours to pixels, with the site's fonts and no others. Runs only at build time. */
export async function rasterise(svg: string, scale = 1): Promise<Sharp> {
  // Loaded here, since no route needs them after the build (outputFileTracingExcludes in next.config.ts).
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  const { pixels, width, height } = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS.map((name) => toPath(`${name}.ttf`)),
      defaultFontFamily: 'Atkinson Hyperlegible Next',
    },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Throws when a drawing holds a character that no font of pictures has: it would be missing in the picture. */
export function assertDrawable(drawing: Element): void {
  visit(drawing, 'text', ({ value }, _, parent = drawing) => {
    const lacking = [...value].find((one) => !getCharacters().has(one));
    if (lacking === undefined) return;
    throw new Error(
      `"${toText(parent)}": no font of pictures has "${lacking}"; \`npx tsx scripts/subset-fonts.ts\` adds it, if the full fonts have it`,
    );
  });
}

const getCharacters = memoise(
  'picture-characters',
  () => new Set(readFileSync(toPath(CHARACTERS), 'utf8')),
);
