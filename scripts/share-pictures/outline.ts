import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { s } from 'hastscript';
import subsetFont from 'subset-font';
import { loadOnce } from '@/lib/api/keep';

const FOLDER = 'node_modules/@fontsource-variable';
const FACES = {
  serif: 'stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
  sans: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;

/** Every character that a picture may hold; one beyond them ends the drawing. */
const CHARACTERS = Array.from({ length: 0x17f }, (_, code) =>
  String.fromCodePoint(code + 0x20),
).join('');

/** What lettering takes from the elements around it. */
type Look = { fontFamily?: string; fontSize?: number; fontWeight?: number; textAnchor?: string };

const known = new Map<string, Promise<fontkit.Font>>();

/** A weight of one of the site's fonts, by itself: the library that outlines cannot vary a compressed font. */
function getFont(face: keyof typeof FACES, weight: number): Promise<fontkit.Font> {
  return loadOnce(known, `${face} ${weight}`, () => readFont(face, weight));
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
  return { ...node, children };
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
  const font = await getFont(
    fontFamily.includes('serif,') && !fontFamily.includes('sans,') ? 'serif' : 'sans',
    fontWeight,
  );
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
