import type { Palette } from '@/lib/figures/bead';
import { INK } from '@/lib/figures/colors';
import { type Point, round, toPath } from '@/lib/figures/geometry';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { type Area, disc, rectangle, type Stroke, stroke } from '@/lib/figures/shapes';
import { type Drawing, group } from '@/lib/figures/svg';
import { toSvgFile } from '@/lib/figures/svg-file';
import { type ColorToken, darkColors, lightColors } from '@/lib/figures/tokens';

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

/**
 * A picture: its ground and what stands on it. An article page on a wide screen shows the middle 470 of its 630
 * units, the large card cuts 105 at both sides: what matters keeps inside.
 */
export type Plate = { palette: PlatePalette; draw: (palette: PlatePalette) => Drawing };

/** A light ground: ink edges. */
export function onLight(ground: ColorToken): PlatePalette {
  return {
    ground: lightColors[ground],
    edge: INK,
    accent: lightColors.accent,
    mark: lightColors['accent-mark'],
    paper: lightColors.raised,
    wash: lightColors.liquid,
    brand: lightColors.brand,
  };
}

/** The deep ground: light edges. */
export const onDeep: PlatePalette = {
  ground: lightColors['art-6'],
  edge: darkColors['art-edge'],
  accent: lightColors['deep-accent'],
  mark: lightColors['deep-accent'],
  paper: lightColors['art-6'],
  wash: lightColors['deep-line'],
  brand: darkColors.brand,
};

/** A picture as SVG text, 1200 x 630. Without ids and random parts, so that it is the same each time. */
export function toPlateSvg({ palette, draw }: Plate): string {
  const lettering = { fontFamily: "Arial,'Liberation Sans',sans-serif", fontWeight: 600 };
  const canvas = { x: 0, y: 0, width: ART_WIDTH, height: ART_HEIGHT };
  return toSvgFile(
    { viewBox: `0 0 ${ART_WIDTH} ${ART_HEIGHT}`, width: ART_WIDTH, height: ART_HEIGHT },
    group(
      { ...lettering, textAnchor: 'middle', strokeLineJoin: 'round', fill: 'none' },
      rectangle(canvas, { fill: palette.ground }),
      draw(palette),
    ),
  );
}

/** Where a value stands between two ends, in proportion. */
export function toScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Many straight lines of one look. */
export function lines(pairs: readonly (readonly [Point, Point])[], look: Stroke): Drawing {
  return stroke(pairs.map((pair) => toPath(pair)).join(''), look);
}

/** A round mark with an edge; it carries no letter, since it is no residue. */
export function mark(
  at: Point,
  radius: number,
  {
    fill,
    edge,
    width = Math.max(2.5, radius * 0.1),
  }: { fill: string; edge: string; width?: number },
): Drawing {
  return disc(at, radius, { fill, edge, width: round(width) });
}

/** A rectangle with an edge. */
export function box(
  area: Area,
  { fill, edge, stroke = 3.5 }: { fill: string; edge?: string; stroke?: number },
): Drawing {
  return rectangle(area, { fill, edge, stroke });
}
