import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { pageColor, toResidueColors } from './colors';
import { type Point, round } from './geometry';
import { disc, line, text } from './shapes';
import type { Drawing } from './svg';

/** Radius below which a bead has no letter, since it would be illegible. */
export const LEAST_LETTERED = 9;

/** Colour of the edges of beads, and of bonds. */
export const EDGE = pageColor('bead-edge');

/**
 * A residue: a disc in its class colour with its one-letter code. Text alignment and weight are inherited from the
 * parent group.
 */
export function bead([x, y]: Point, radius: number, letter: string): Drawing {
  const colors = toResidueColors(toResidueClass(letter));
  const width = round(Math.max(1.25, radius * 0.075));
  const ground = disc([x, y], radius, { fill: colors.fill, edge: EDGE, width });
  if (radius < LEAST_LETTERED) return ground;
  const look = { size: radius * 0.96, fill: colors.letter };
  return [ground, text([x, y + radius * 0.34], letter, look)];
}

/** The amide bond between two beads: a solid line, and beside it a dashed one for the partial double bond. */
export function bond(from: Point, to: Point, radius: number): Drawing {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) <= 2 * radius) return null;
  const width = Math.max(1.5, radius * 0.13);
  const look = { color: EDGE, width: round(width) };
  const dash = `${round(width * 1.5)} ${round(width * 1.3)}`;
  return [
    line(toGap(from, to, radius), look),
    line(toGap(from, to, radius, width * 2.1 + 0.8), { ...look, dash }),
  ];
}

/** The ends of a line from the edge of one bead to the edge of another, moved sideways by `offset`. */
function toGap(from: Point, to: Point, radius: number, offset = 0): [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [
    [from[0] + x * radius - y * offset, from[1] + y * radius + x * offset],
    [to[0] - x * radius - y * offset, to[1] - y * radius + x * offset],
  ];
}
