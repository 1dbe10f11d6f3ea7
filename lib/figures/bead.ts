import type { Element } from 'hast';
import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { toResidueColors } from './colors';
import { type Point, round } from './geometry';
import { disc, line, text } from './shapes';
import type { Drawing } from './svg';

/** Below this radius a letter cannot be read. */
export const LEAST_LETTERED = 9;

/**
 * A residue: a disc in its class colour with its letter, set in the middle and in the weight that the
 * group around it gives.
 */
export function bead(
  [x, y]: Point,
  radius: number,
  letter: string,
  { edge }: { edge: string },
  width = round(Math.max(1.25, radius * 0.075)),
): Drawing {
  const colors = toResidueColors(toResidueClass(letter));
  const ground = disc([x, y], radius, { fill: colors.fill, edge, width });
  if (radius < LEAST_LETTERED) return ground;
  const look = { size: radius * 0.96, fill: colors.letter };
  return [ground, text([x, y + radius * 0.34], letter, look)];
}

/** The amide bond between two beads: a solid stroke and its dashed companion, the partial double bond. */
export function bond(
  from: Point,
  to: Point,
  fromRadius: number,
  toRadius: number,
  { width = Math.max(1.5, fromRadius * 0.13), color }: { width?: number; color: string },
): Drawing {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  if (length <= fromRadius + toRadius) return null;
  const ux = dx / length;
  const uy = dy / length;
  const rule = (offset: number, dash?: string): Element =>
    line(
      [
        [from[0] + ux * fromRadius - uy * offset, from[1] + uy * fromRadius + ux * offset],
        [to[0] - ux * toRadius - uy * offset, to[1] - uy * toRadius + ux * offset],
      ],
      { color, width: round(width), dash },
    );
  return [rule(0), rule(width * 2.1 + 0.8, `${round(width * 1.5)} ${round(width * 1.3)}`)];
}

/** Colours of a chain; widths of outlines and bonds that are not in proportion to its beads. */
type ChainLook = { edge: string; width?: number; bond?: { color: string; width?: number } };

/** Beads through `points`, joined by bonds; the letters repeat when there are fewer than points. */
export function chain(
  points: readonly Point[],
  letters: string,
  radius: number | ((index: number) => number),
  { edge, width, bond: bondLook = { color: edge } }: ChainLook,
): Drawing {
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  return [
    points.map((point, index) => {
      const before = points[index - 1];
      if (!before) return null;
      return bond(before, point, radiusAt(index - 1), radiusAt(index), bondLook);
    }),
    points.map((point, index) =>
      bead(point, radiusAt(index), letterAt(letters, index), { edge }, width),
    ),
  ];
}

/** The letter at a position of an endlessly repeated sequence. */
export function letterAt(letters: string, index: number): string {
  return letters.charAt(index % letters.length);
}
