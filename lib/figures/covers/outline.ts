import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Element, ElementContent, Properties } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { s } from 'hastscript';
import subsetFont from 'subset-font';
import { countUp } from '../geometry';

/** The family that a drawing names for headings; any other is the face of the interface. */
export const SERIF = 'serif';

const FOLDER = 'node_modules/@fontsource-variable';
const FACES = {
  serif: 'stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
  sans: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;

/** Every character that a picture may hold, by the blocks that the fonts' files have; one beyond them ends the drawing. */
const CHARACTERS = [
  [0x20, 0x17f],
  [0x2000, 0x206f],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([from = 0, to = 0]) => countUp(to - from + 1).map((step) => from + step))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** What lettering takes from the elements around it. */
type Look = { fontFamily?: string; fontSize?: number; fontWeight?: number; textAnchor?: string };

const known = new Map<string, Promise<fontkit.Font>>();

/** A weight of one of the site's fonts, by itself: the library that outlines cannot vary a compressed font. */
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

/** A drawing whose lettering is outlines of the site's fonts: it looks the same on a machine without any font. */
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

/** Nothing is left that these would change. */
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
  const font = await getFont(fontFamily === SERIF ? 'serif' : 'sans', fontWeight);
  const content = toText(node);
  const missing = [...content].find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (missing) throw new Error(`"${content}": the font has no "${missing}"`);
  const run = font.layout(content);
  const scale = fontSize / font.unitsPerEm;
  const share = { start: 0, middle: 0.5, end: 1 }[textAnchor] ?? 0;
  const y = Number(node.properties.y ?? 0);
  let x = Number(node.properties.x ?? 0) - share * run.advanceWidth * scale;
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, y).toSVG();
    x += (run.positions[index]?.xAdvance ?? 0) * scale;
    return outline;
  });
  return s('path', { d: outlines.join(''), fill: node.properties.fill });
}
