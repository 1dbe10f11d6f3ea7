import { INK } from '@/lib/figures/art-residues';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/paths';
import { type Palette, type Point, round } from '@/lib/figures/shapes';

/** The colours of a picture that is drawn for one article; see design tokens of the same names. */
export type PlatePalette = Palette & {
  ground: string;
  /** Glass, paper and open marks. */
  paper: string;
  /** Flat areas: liquid, the area below a curve. */
  wash: string;
  brand: string;
  mark: string;
};

/** A picture: its ground and what stands on it. What matters keeps inside SAFE. */
export type Plate = { palette: PlatePalette; draw: (palette: PlatePalette) => string };

/** An article page on a wide screen shows the middle 470 of 630 units, the large card cuts the sides. */
export const SAFE = { left: 105, right: 1095, top: 88, bottom: 542 } as const;

/** A light ground: ink edges. */
export function onLight(ground: string): PlatePalette {
  return {
    ground,
    edge: INK,
    accent: '#a4470c',
    mark: '#d46515',
    paper: '#ffffff',
    wash: '#a9dbdf',
    brand: '#0b545b',
  };
}

/** The deep ground: light edges. */
export const onDeep: PlatePalette = {
  ground: '#0a363b',
  edge: '#e7efed',
  accent: '#f5a86f',
  mark: '#f5a86f',
  paper: '#0a363b',
  wash: '#2d5b60',
  brand: '#79c9cb',
};

/** A picture as SVG text, 1200 x 630. Without ids and random parts, so that it is the same each time. */
export function toPlateSvg({ palette, draw }: Plate): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}" width="${ART_WIDTH}" height="${ART_HEIGHT}">`,
    `<g font-family="Arial,'Liberation Sans',sans-serif" font-weight="600" text-anchor="middle" stroke-linejoin="round">`,
    `<rect width="${ART_WIDTH}" height="${ART_HEIGHT}" fill="${palette.ground}"/>`,
    draw(palette),
    '</g></svg>',
  ].join('');
}

/** Where a value stands between two ends: in proportion, or in proportion of its logarithm. */
export function toScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  kind: 'linear' | 'log' = 'linear',
): (value: number) => number {
  const measure = kind === 'log' ? Math.log : (value: number) => value;
  const span = measure(to) - measure(from);
  return (value) => start + ((measure(value) - measure(from)) / span) * (end - start);
}

/** The radius of a mark whose area is in proportion to `amount`. */
export function toRadius(amount: number, largest: number, radius: number): number {
  return radius * Math.sqrt(amount / largest);
}

/** `count` numbers from 0 up. */
export function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

type Stroke = { colour: string; width: number; dash?: string; cap?: 'round'; opacity?: number };

function strokeOf({ colour, width, dash, cap, opacity }: Stroke): string {
  return [
    `fill="none" stroke="${colour}" stroke-width="${width}"`,
    dash && ` stroke-dasharray="${dash}"`,
    cap && ` stroke-linecap="${cap}"`,
    opacity && ` stroke-opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join('');
}

const toPath = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** A line through points. */
export function line(points: readonly Point[], stroke: Stroke): string {
  return `<path d="${toPath(points)}" ${strokeOf(stroke)}/>`;
}

/** Many straight lines of one look. */
export function lines(pairs: readonly (readonly [Point, Point])[], stroke: Stroke): string {
  return `<path d="${pairs.map((pair) => toPath(pair)).join('')}" ${strokeOf(stroke)}/>`;
}

/** A flat closed area. */
export function area(points: readonly Point[], fill: string): string {
  return `<path d="${toPath(points)}Z" fill="${fill}"/>`;
}

/** A round mark with an edge; it carries no letter, since it is no residue. */
export function mark(
  [x, y]: Point,
  radius: number,
  {
    fill,
    edge,
    width = Math.max(2.5, radius * 0.1),
  }: { fill: string; edge: string; width?: number },
): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" stroke="${edge}" stroke-width="${round(width)}"/>`;
}

/** A rectangle with an edge. */
export function box(
  {
    x,
    y,
    width,
    height,
    radius = 0,
  }: { x: number; y: number; width: number; height: number; radius?: number },
  { fill, edge = 'none', stroke = 3.5 }: { fill: string; edge?: string; stroke?: number },
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" stroke="${edge}" stroke-width="${stroke}"/>`;
}
