import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Element, ElementContent, Properties } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { s } from 'hastscript';
import subsetFont from 'subset-font';
import { countUp } from '../geometry';

/** The font family that drawings name for headings; any other is set in the interface font. */
export const SERIF = 'serif';

const FOLDER = 'node_modules/@fontsource-variable';
const FACES = {
  serif: 'stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
  sans: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  /** For characters that the interface font lacks. */
  greek: 'stix-two-text/files/stix-two-text-greek-wght-normal.woff2',
} as const;

/** An arrow, which all fonts lack: an outline that points right, one em wide, above the baseline. */
const ARROW = 'M.08 -.38H.6V-.54L.94 -.33L.6 -.12V-.28H.08Z';

/** Every character that a picture may hold, by Unicode blocks of the font files; any other makes outlineText throw. */
const CHARACTERS = [
  [0x20, 0x17f],
  [0x391, 0x3c9],
  [0x2000, 0x206f],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([from = 0, to = 0]) => countUp(to - from + 1).map((step) => from + step))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Text attributes that an element inherits. */
type Look = { fontFamily?: string; fontSize?: number; fontWeight?: number; textAnchor?: string };

const known = new Map<string, Promise<fontkit.Font>>();

/** One of the site's fonts at a fixed weight: fontkit cannot vary the weight of a compressed font. */
function getFont(face: keyof typeof FACES, weight: number): Promise<fontkit.Font> {
  const key = `${face} ${weight}`;
  const font = known.get(key) ?? readFont(face, weight);
  known.set(key, font);
  return font;
}

async function readFont(face: keyof typeof FACES, weight: number): Promise<fontkit.Font> {
  const data = await subsetFont(readFileSync(`${FOLDER}/${FACES[face]}`), CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(data);
  if (!('layout' in font)) throw new Error(`${face}: a collection in place of a font`);
  return font;
}

/** Converts the text of a drawing to outlines of the site's fonts, so that it needs no installed fonts. */
export async function outlineText(node: Element, around: Look = {}): Promise<Element> {
  const look = { ...around, ...toLook(node) };
  if (node.tagName === 'text') return toOutline(node, look);
  const children = await Promise.all(
    node.children.map((child): Promise<ElementContent> | ElementContent =>
      child.type === 'element' ? outlineText(child, look) : child,
    ),
  );
  return { ...node, properties: withoutLook(node.properties), children };
}

/** Drops the text attributes: with all text outlined, they have no effect. */
function withoutLook({ fontFamily, fontSize, fontWeight, textAnchor, ...rest }: Properties) {
  return rest;
}

function toLook({ properties }: Element): Look {
  const { fontFamily, fontSize, fontWeight, textAnchor } = properties;
  return {
    ...(fontFamily && { fontFamily: String(fontFamily) }),
    ...(fontSize && { fontSize: Number(fontSize) }),
    ...(fontWeight && { fontWeight: Number(fontWeight) }),
    ...(textAnchor && { textAnchor: String(textAnchor) }),
  };
}

async function toOutline(node: Element, look: Look): Promise<Element> {
  const { fontFamily = '', fontSize = 16, fontWeight = 400, textAnchor = 'start' } = look;
  const face = fontFamily === SERIF ? 'serif' : 'sans';
  const [own, greek] = await Promise.all([getFont(face, fontWeight), getFont('greek', fontWeight)]);
  const content = toText(node);
  const y = Number(node.properties.y ?? 0);
  let x = 0;
  const outlines = splitRuns(content, own).map((run) => {
    if (/[←→]/.test(run)) {
      const turn = run === '←' ? -1 : 1;
      x += fontSize;
      return { d: ARROW, x: turn === 1 ? x - fontSize : x, scale: [turn * fontSize, fontSize] };
    }
    const font = hasGlyphs(own, run) ? own : greek;
    if (!hasGlyphs(font, run)) throw new Error(`"${content}": the fonts lack a sign of "${run}"`);
    const { glyphs, positions, advanceWidth } = font.layout(run);
    const scale = fontSize / font.unitsPerEm;
    let at = 0;
    const letters = glyphs.map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(at, 0).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return outline;
    });
    x += advanceWidth * scale;
    return { d: letters.join(''), x: x - advanceWidth * scale, scale: [1, 1] };
  });
  const start = Number(node.properties.x ?? 0) - ({ middle: 0.5, end: 1 }[textAnchor] ?? 0) * x;
  return s(
    'g',
    { fill: node.properties.fill },
    outlines.map(({ d, x: at, scale }) =>
      s('path', { d, transform: `translate(${start + at} ${y}) scale(${scale.join(' ')})` }),
    ),
  );
}

function hasGlyphs(font: fontkit.Font, run: string): boolean {
  return [...run].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** Splits a text into runs of one font each: what `font` has or lacks, and each arrow alone. */
function splitRuns(content: string, font: fontkit.Font): string[] {
  const runs: string[] = [];
  let last = '';
  for (const sign of content) {
    const kind = /[←→]/.test(sign) ? sign + runs.length : String(hasGlyphs(font, sign));
    if (kind === last) runs.push((runs.pop() ?? '') + sign);
    else runs.push(sign);
    last = kind;
  }
  return runs;
}
