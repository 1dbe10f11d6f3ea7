import type { ProductForm } from '@/lib/records/peptides';
import { pageColor } from './colors';
import lightColors from './light-colors.json';
import { disc, shape, stroke } from './shapes';
import { type Drawing, group } from './svg';

const EDGE = pageColor('bead-edge');
const PAPER = lightColors.raised;
const OUTLINE = { color: EDGE, width: 2, join: 'round' } as const;
const BODY = { ...OUTLINE, width: 2.25 };

/** What a product is kept in, and where its label is set: a label is drawn for a vial, then moved and made smaller. */
type Container = { draw: () => Drawing; label?: string };

/** The middle of a vial's label. */
const toLabel = (move: string) => `translate(90 171) ${move} translate(-90 -171)`;

export const containers: Record<ProductForm | 'vial', Container> = {
  vial: { draw: drawBottle },
  solution: { draw: () => [drawBottle(), drawLiquid()] },
  pen: { draw: drawPen, label: toLabel('rotate(-90) scale(.56)') },
  ampoule: { draw: drawAmpoule, label: toLabel('scale(.68)') },
  drops: { draw: drawDropper, label: toLabel('scale(.74)') },
  tablets: { draw: () => [drawCard(), TABLETS.map(drawTablet)] },
  implant: { draw: () => [drawCard(), drawRod()] },
};

/** Every container once, for products to refer to. */
export function drawContainers(): Drawing {
  return Object.entries(containers).map(([id, { draw }]) => group({ id, fill: 'none' }, draw()));
}

/** Cap and band take the colour of the place that shows a container. */
function drawLabel(left: number, width: number, top: number, height: number): Drawing {
  return [
    shape(`M${left} ${top}h${width}v${height}h-${width}z`, PAPER, { color: EDGE, width: 1.6 }),
    shape(`M${left} ${top}h${width}v6h-${width}z`, 'currentColor'),
  ];
}

function drawBottle(): Drawing {
  const glass =
    'M68 53h44v12c0 12 38 14 38 40v133a12 12 0 0 1-12 12H42a12 12 0 0 1-12-12V105c0-26 38-28 38-40z';
  return [
    shape('M62 6h56a4 4 0 0 1 4 4v18H58V10a4 4 0 0 1 4-4z', 'currentColor', OUTLINE),
    stroke('M59 14h62M59 21h62', { color: PAPER, width: 1, opacity: 0.28 }),
    shape('M62 28h56v25H62z', pageColor('line'), OUTLINE),
    stroke('M70 30v21M80 30v21M90 30v21M100 30v21M110 30v21', {
      color: EDGE,
      width: 1.2,
      opacity: 0.22,
    }),
    shape(glass, pageColor('sunken'), BODY),
    stroke('M136 98c5 4 7 9 7 17v6', { color: PAPER, width: 4, cap: 'round', opacity: 0.85 }),
    drawLabel(31, 118, 126, 90),
  ];
}

function drawLiquid(): Drawing {
  const area =
    'M32 112c18-4 98 4 116 0v14H32zM32 217h116v21a10 10 0 0 1-10 10H42a10 10 0 0 1-10-10z';
  return shape(area, pageColor('liquid'));
}

/** A pre-filled pen, its cap on: cap with its clip, window of the dose, label, knob. */
function drawPen(): Drawing {
  return [
    shape('M72 6h36a8 8 0 0 1 8 8v86H64V14a8 8 0 0 1 8-8z', 'currentColor', OUTLINE),
    shape('M103 16h6v62h-6z', PAPER, { color: EDGE, width: 1.4 }),
    shape('M61 100h58v122H61z', pageColor('sunken'), BODY),
    shape('M78 108h24v18H78z', PAPER, { color: EDGE, width: 1.4 }),
    stroke('M84 114v6M90 112v10M96 114v6', { color: EDGE, width: 1.2 }),
    shape('M61 136h58v70H61z', PAPER, { color: EDGE, width: 1.6 }),
    shape('M66 222h48v8H66z', pageColor('line'), OUTLINE),
    shape('M70 230h40v16a4 4 0 0 1-4 4H74a4 4 0 0 1-4-4z', 'currentColor', OUTLINE),
    stroke('M78 233v14M86 233v14M94 233v14M102 233v14', { color: PAPER, width: 1.2, opacity: 0.4 }),
  ];
}

/** An ampoule of glass with the coloured ring where it is broken. */
function drawAmpoule(): Drawing {
  const glass =
    'M83 12a7 7 0 0 1 14 0l3 44c1 9-3 11-3 17 0 10 33 12 33 32v135a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10V105c0-20 33-22 33-32 0-6-4-8-3-17z';
  return [
    shape(glass, pageColor('sunken'), BODY),
    shape('M51 112c14-4 64 4 78 0v128a9 9 0 0 1-9 9H60a9 9 0 0 1-9-9z', pageColor('liquid')),
    shape('M80.5 57h19v6h-19z', 'currentColor'),
    drawLabel(50, 80, 137, 68),
  ];
}

/** A bottle of nasal drops with its tip. */
function drawDropper(): Drawing {
  const glass =
    'M46 116c0-14 14-20 26-22V84h36v10c12 2 26 8 26 22v122a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z';
  return [
    shape('M76 62c0-16 3-38 6-48a8 8 0 0 1 16 0c3 10 6 32 6 48z', 'currentColor', OUTLINE),
    shape('M66 62h48v22H66z', pageColor('line'), OUTLINE),
    shape(glass, pageColor('sunken'), BODY),
    drawLabel(46, 88, 135, 72),
  ];
}

/** A flat pack with its label below: what it holds shows above. */
function drawCard(): Drawing {
  const card = 'M39 8h102a9 9 0 0 1 9 9v224a9 9 0 0 1-9 9H39a9 9 0 0 1-9-9V17a9 9 0 0 1 9-9z';
  return [shape(card, pageColor('sunken'), BODY), drawLabel(31, 118, 126, 90)];
}

const TABLETS = [
  [63, 42],
  [117, 42],
  [63, 92],
  [117, 92],
] as const;

function drawTablet([x, y]: (typeof TABLETS)[number]): Drawing {
  return [
    disc([x, y], 19, { fill: PAPER, edge: EDGE, width: 1.8 }),
    stroke(`M${x} ${y - 13}v26`, { color: EDGE, width: 1.4, opacity: 0.6 }),
  ];
}

function drawRod(): Drawing {
  const rod = 'M62 86l56-40';
  return [
    shape('M48 24h84v84H48z', PAPER, { color: EDGE, width: 1.4 }),
    stroke(rod, { color: EDGE, width: 13, cap: 'round' }),
    stroke(rod, { color: 'currentColor', width: 9, cap: 'round' }),
  ];
}
