import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { site } from '@/content/site';
import { type ColorToken, pageColor } from '../colors';
import darkColors from '../dark-colors.json' with { type: 'json' };
import { drawChain } from '../draw-chain';
import { round } from '../geometry';
import { ART_HEIGHT, ART_WIDTH } from '../image-paths';
import lightColors from '../light-colors.json' with { type: 'json' };
import { canvases } from '../plots/canvas';
import { drawPlot } from '../plots/draw-plot';
import { SERIF } from '../rasterise';
import { box, fitText, stroke, text } from '../shapes';
import { labels } from '../style';
import { type Drawing, element, group } from '../svg';
import { toSvg } from '../svg-file';
import { layOutWithin } from './chain-layout';
import { type Cover, describeChain, isPart } from './cover';
import { setTitle, toHead } from './title-lines';

/** A 1200 x 630 picture: subject, words, and whether the logo is above them (not with figures). */
export type Picture = { cover: Cover; title: string; label: string; hasLogo?: boolean };

const MARGIN = 66;
const INNER = ART_WIDTH - 2 * MARGIN;
/** Positions of the words at the top, the rule below them, and the content below both. */
const HEAD = { baseline: 96, rule: 138 };
const FIGURE = { top: 176, bottom: 608 };
const CHAIN = { name: 238, top: 288, bottom: 536, words: 590 };
const TITLE = { height: 400, last: 566 };
const SIGN = { x: MARGIN, y: 46, width: 68, height: 68 };
const ICON = join(process.cwd(), 'app/icon.svg');

/** Figures and chains are drawn small and enlarged, so that their lettering is legible on a card. */
const FIGURE_SCALE = 3;
const CHAIN_SCALE = 2;

const INK = pageColor('ink');
const QUIET = pageColor('muted');
const ACCENT = pageColor('accent-mark');

/** Backgrounds by kind of cover: related colours that work on light and on dark pages. */
const GROUNDS = { figure: 'deep', molecule: 'deep-stopper', title: 'brand' } as const;

/** The colours of a cover: those of the dark theme, with ink, lines, accent and background overridden. */
export function toCoverColors(kind: Cover['kind']): Partial<Record<ColorToken, string>> {
  const { 'on-deep': ink, 'on-deep-muted': quiet, 'deep-accent': accent } = lightColors;
  return {
    ...lightColors,
    ...darkColors,
    ...{ ink, 'ink-2': ink, muted: quiet, 'bead-edge': ink, bond: quiet },
    ...{ line: quiet, 'line-strong': lightColors['deep-edge'], 'accent-mark': accent },
    raised: lightColors[GROUNDS[kind]],
  };
}

/** A picture as a drawing whose colours are still CSS variables and whose text is still text. */
export function drawCover(picture: Picture): Element {
  return toSvg(
    { width: ART_WIDTH, height: ART_HEIGHT },
    box([0, 0, ART_WIDTH, ART_HEIGHT], { fill: pageColor('raised'), radius: 0 }),
    group({ fill: 'none', fontFamily: 'sans-serif' }, drawContent(picture)),
  );
}

function drawContent(picture: Picture): Drawing {
  const { cover, title, label, hasLogo } = picture;
  const above = hasLogo
    ? drawLogo(label)
    : text([MARGIN, HEAD.baseline], label, { size: 42, weight: 600, fill: ACCENT });
  switch (cover.kind) {
    case 'figure':
      return [drawHead(title), drawSignature(), drawFigureCover(cover)];
    case 'molecule':
      return [above, drawSignature(), drawMolecule(cover, toHead(title))];
    case 'title':
      return [above, drawSignature(), drawTitle(hasLogo ? title : toHead(title))];
  }
}

/** The site's logo and name and the kind of page, for pictures that only other sites show. */
function drawLogo(label: string): Drawing {
  return [
    element('image', {
      ...SIGN,
      href: `data:image/svg+xml;base64,${readFileSync(ICON, 'base64')}`,
    }),
    text([SIGN.x + SIGN.width + 20, HEAD.baseline], site.name, {
      size: 42,
      weight: 600,
      fill: INK,
    }),
    text([MARGIN + INNER, HEAD.baseline], label, { size: 36, fill: QUIET, anchor: 'end' }),
  ];
}

/** The key words of a title above a figure, since several articles may show the same figure. */
function drawHead(title: string): Drawing {
  const head = toHead(title);
  const size = fitText([head], INNER, 56);
  return text([MARGIN, HEAD.baseline], head, { size, weight: 600, family: SERIF, fill: INK });
}

/** The site's signature rule: a line with a shorter dashed one below, like the bond in a chain. */
function drawSignature(): Drawing {
  return [
    stroke(`M${MARGIN} ${HEAD.rule}h${INNER}`, { color: INK, width: 4 }),
    stroke(`M${MARGIN} ${HEAD.rule + 12}h220`, { color: ACCENT, width: 4, dash: '14 10' }),
  ];
}

/** Draws a figure over the full width, enlarged as far as its height allows. */
function drawFigureCover(cover: Extract<Cover, { kind: 'figure' }>): Drawing {
  const {
    number,
    figure: { plot },
  } = cover;
  const note = isPart(cover) ? `Part of figure ${number}` : null;
  // Only a timeline reaches both bottom corners.
  const bottom = FIGURE.bottom - (note && plot.kind === 'dates' ? 34 : 0);
  const room = bottom - FIGURE.top;
  const scale = Math.min(FIGURE_SCALE, room / drawPlot(plot, canvases.cover).height);
  const drawn = drawPlot(plot, { ...canvases.cover, width: INNER / scale });
  // Names of rows leave the bottom left corner free, names of lines the bottom right one.
  const [x, anchor] =
    plot.kind === 'rows' ? ([MARGIN, 'start'] as const) : ([MARGIN + INNER, 'end'] as const);
  return [
    place(drawn.marks, { ...drawn, scale }, FIGURE.top + room / 2),
    note ? text([x, FIGURE.bottom], note, { size: 28, fill: QUIET, anchor }) : null,
  ];
}

function drawMolecule(cover: Extract<Cover, { kind: 'molecule' }>, name: string): Drawing {
  const layout = layOutWithin(cover.molecule, {
    width: INNER / CHAIN_SCALE,
    height: (CHAIN.bottom - CHAIN.top) / CHAIN_SCALE,
  });
  const words = `${describeChain(cover)}, first to last`;
  const size = fitText([name], INNER, 84);
  return [
    text([MARGIN, CHAIN.name], name, { size, weight: 600, family: SERIF, fill: INK }),
    place(drawChain(layout), { ...layout, scale: CHAIN_SCALE }, (CHAIN.top + CHAIN.bottom) / 2),
    text([MARGIN, CHAIN.words], words, { size: fitText([words], INNER, 36), fill: QUIET }),
  ];
}

function drawTitle(words: string): Drawing {
  const { lines, size } = setTitle(words, INNER, TITLE.height);
  const line = size * 1.1;
  const look = { size, weight: 600, family: SERIF, fill: INK, line };
  return labels([MARGIN, TITLE.last - (lines.length - 1) * line], lines, look);
}

/** Scales a drawing and centres it: horizontally in the picture, vertically on `middle`. */
function place(
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
