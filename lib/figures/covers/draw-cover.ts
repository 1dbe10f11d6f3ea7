import { pageColor } from '../colors';
import { drawFigure } from '../data/figure-files';
import { drawChain } from '../draw-chain';
import { round } from '../geometry';
import { ART_HEIGHT, ART_ID, ART_WIDTH } from '../image-paths';
import { canvases } from '../plots/canvas';
import { fitText, rectangle, stroke, text } from '../shapes';
import { type Drawing, group } from '../svg';
import { inTheme, type Theme, toSvgFile } from '../svg-file';
import { layOutWithin } from './chain-layout';
import { type Cover, describeChain } from './cover';
import { setTitle, toHead } from './title-lines';

/** The article that a cover is for: its address, its title and its first tag. */
export type CoverSubject = { slug: string; title: string; tag: string };

type ByKind<Kind extends Cover['kind']> = Extract<Cover, { kind: Kind }>;

export const MARGIN = 66;
export const INNER = ART_WIDTH - 2 * MARGIN;

const GROUNDS = ['art-1', 'art-2', 'art-3', 'art-4', 'art-5'] as const;

/** Figures are drawn small and enlarged, chains likewise, so that their lettering is legible on a card. */
const FIGURE_SCALE = 3;
export const CHAIN_SCALE = 2;
const FIGURE = { top: 108, bottom: 606 };
const CHAIN = { top: 176, bottom: 536 };

export const SANS = "var(--font-sans,Arial,'Liberation Sans',sans-serif)";
export const SERIF = "var(--font-serif,Georgia,'Liberation Serif',serif)";
export const INK = pageColor('ink');

/** The picture of an article as an SVG file, 1200 x 630: pages show its group by <use>, in their own colours. */
export function drawCover(cover: Cover, subject: CoverSubject, theme: Theme): string {
  const file = toSvgFile(
    { viewBox: `0 0 ${ART_WIDTH} ${ART_HEIGHT}`, width: ART_WIDTH, height: ART_HEIGHT },
    group({ id: ART_ID, fill: 'none', fontFamily: SANS }, drawContent(cover, subject)),
  );
  return inTheme(file, theme);
}

function drawContent(cover: Cover, subject: CoverSubject): Drawing {
  switch (cover.kind) {
    case 'figure':
      return drawFigureCover(cover, subject);
    case 'molecule':
      return drawMoleculeCover(cover, subject);
    case 'title':
      return drawTitleCover(subject);
  }
}

/** With the key words of the title, since several articles may show one figure. */
function drawFigureCover({ figure }: ByKind<'figure'>, { title }: CoverSubject): Drawing {
  const { width, height, marks } = drawFigure(figure, canvases.cover);
  const scale = Math.min(FIGURE_SCALE, INNER / width, (FIGURE.bottom - FIGURE.top) / height);
  return [
    drawGround('sunken'),
    drawHead(title, 82, 46),
    place(marks, { width, height, scale }, (FIGURE.top + FIGURE.bottom) / 2),
  ];
}

function drawMoleculeCover(cover: ByKind<'molecule'>, { slug, title }: CoverSubject): Drawing {
  const layout = layOutWithin(cover.molecule, {
    width: INNER / CHAIN_SCALE,
    height: (CHAIN.bottom - CHAIN.top) / CHAIN_SCALE,
  });
  return [
    drawGround(toGround(slug)),
    drawHead(title, 104, 60),
    drawSignature(132),
    place(
      drawChain(cover.molecule, layout),
      { ...layout, scale: CHAIN_SCALE },
      (CHAIN.top + CHAIN.bottom) / 2,
    ),
    text([MARGIN, 592], `${describeChain(cover)}, first to last`, { size: 38, fill: INK }),
  ];
}

/** Where the subject, the rule and the words stand: one of three ways. */
const SETTINGS = [
  { tag: 110, rule: 138, words: 'low' },
  { tag: 582, rule: 520, words: 'high' },
  { tag: 582, rule: 66, words: 'high' },
] as const;

function drawTitleCover({ slug, title, tag }: CoverSubject): Drawing {
  const setting = SETTINGS[(hashText(slug) >>> 8) % SETTINGS.length] ?? SETTINGS[0];
  const { lines, size } = setTitle(toHead(title), INNER, 390);
  const step = size * 1.1;
  const first =
    setting.words === 'low'
      ? 574 - (lines.length - 1) * step
      : (setting.rule === 66 ? 116 : 56) + size * 0.8;
  return [
    drawGround(toGround(slug)),
    text([MARGIN, setting.tag], tag, { size: 42, weight: 600, fill: INK }),
    drawSignature(setting.rule),
    lines.map((line, index) =>
      text([MARGIN, first + index * step], line, {
        size,
        weight: 600,
        family: SERIF,
        fill: INK,
      }),
    ),
  ];
}

/** The key words of a title on one line. */
function drawHead(title: string, y: number, largest: number): Drawing {
  const head = toHead(title);
  const size = fitText([head], INNER, largest);
  return text([MARGIN, y], head, { size, weight: 600, family: SERIF, fill: INK });
}

/** The house's rule: a stroke with a shorter dashed companion, as the bond in a chain. */
export function drawSignature(y: number): Drawing {
  return [
    stroke(`M${MARGIN} ${y}h${INNER}`, { color: INK, width: 5 }),
    stroke(`M${MARGIN} ${y + 14}h220`, {
      color: pageColor('accent-mark'),
      width: 5,
      dash: '15 11',
    }),
  ];
}

/** The ground reaches beyond the picture: a frame of another shape shows more of it and cuts nothing. */
export function drawGround(token: (typeof GROUNDS)[number] | 'sunken'): Drawing {
  const area = { x: -ART_WIDTH, y: -ART_HEIGHT, width: 3 * ART_WIDTH, height: 3 * ART_HEIGHT };
  return rectangle(area, { fill: pageColor(token) });
}

/** High bits: the low ones of neighbouring slugs fall on the same ground too often. */
export function toGround(slug: string): (typeof GROUNDS)[number] {
  return GROUNDS[(hashText(slug) >>> 16) % GROUNDS.length] ?? GROUNDS[0];
}

/** A drawing enlarged, in the middle of the picture's width and around a height of it. */
export function place(
  drawing: Drawing,
  { width, height, scale }: { width: number; height: number; scale: number },
  middle: number,
): Drawing {
  const x = round((ART_WIDTH - width * scale) / 2);
  const y = round(middle - (height * scale) / 2);
  return group(
    { transform: `translate(${x} ${y}) scale(${Math.floor(scale * 1000) / 1000})` },
    drawing,
  );
}

/** The 32-bit FNV-1a hash of a text, unsigned. Source: RFC 9923. */
function hashText(content: string): number {
  let hash = 0x811c9dc5;
  for (const character of content) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
