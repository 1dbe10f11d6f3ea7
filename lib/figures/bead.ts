import type { Element } from 'hast';
import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { toResidueColors } from './colors';
import { type Point, round } from './geometry';
import { disc, line, text } from './shapes';
import type { Drawing } from './svg';

/** Radius below which a bead has no letter, since it would be illegible. */
export const LEAST_LETTERED = 9;

/**
 * A residue: a disc in its class colour with its one-letter code. Text alignment and weight are inherited from the
 * parent group.
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

/** The amide bond between two beads: a solid line, and beside it a dashed one for the partial double bond. */
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

/** Colours of a chain, and optional fixed widths of its outlines and bonds. */
type ChainLook = { edge: string; width?: number; bond?: { color: string; width?: number } };

/** Beads at `points`, joined by bonds; the letters repeat when there are fewer than points. */
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

/** The letter at an index, with the sequence repeated endlessly. */
export function letterAt(letters: string, index: number): string {
  return letters.charAt(index % letters.length);
}
