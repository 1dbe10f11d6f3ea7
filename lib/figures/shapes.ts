import { residueColours, toResidueClass } from './art-residues';

/** Drawn colours that differ between light and dark grounds. */
export type Palette = { edge: string; accent: string };

export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal: enough for a 1200 unit canvas, and short in the file. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A residue: a disc in its class colour with its letter (from radius 9 up, where it can be read). */
export function bead([x, y]: Point, radius: number, letter: string, { edge }: Palette): string {
  const colour = residueColours[toResidueClass(letter)];
  const disc = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour.fill}" stroke="${edge}" stroke-width="${round(Math.max(1.25, radius * 0.075))}"/>`;
  if (radius < 9) return disc;
  return `${disc}<text x="${round(x)}" y="${round(y + radius * 0.34)}" font-size="${round(radius * 0.96)}" fill="${colour.letter}">${letter}</text>`;
}

/** The amide bond between two beads: a solid stroke and its dashed companion, the partial double bond. */
export function bond(
  from: Point,
  to: Point,
  fromRadius: number,
  toRadius: number,
  { edge }: Palette,
  { width = Math.max(1.5, fromRadius * 0.13), colour = edge } = {},
): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  if (length <= fromRadius + toRadius) return '';
  const ux = dx / length;
  const uy = dy / length;
  const gap = width * 2.1 + 0.8;
  const start: Point = [from[0] + ux * fromRadius, from[1] + uy * fromRadius];
  const end: Point = [to[0] - ux * toRadius, to[1] - uy * toRadius];
  const line = (offset: number, dash: string) =>
    `<path d="M${round(start[0] - uy * offset)} ${round(start[1] + ux * offset)}L${round(end[0] - uy * offset)} ${round(end[1] + ux * offset)}" stroke="${colour}" stroke-width="${round(width)}"${dash}/>`;
  return line(0, '') + line(gap, ` stroke-dasharray="${round(width * 1.5)} ${round(width * 1.3)}"`);
}

/** Beads through `points`, joined by bonds; the letters repeat when there are fewer than points. */
export function chain(
  points: readonly Point[],
  letters: string,
  radius: number | ((index: number) => number),
  palette: Palette,
): string {
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const bonds = points.map((point, index) => {
    const before = points[index - 1];
    return before ? bond(before, point, radiusAt(index - 1), radiusAt(index), palette) : '';
  });
  const beads = points.map((point, index) =>
    bead(point, radiusAt(index), letterAt(letters, index), palette),
  );
  return bonds.join('') + beads.join('');
}

/** The letter at a position of an endlessly repeated sequence. */
export function letterAt(letters: string, index: number): string {
  return letters.charAt(index % letters.length);
}

/** Points that step along a line, swinging above and below it by `swing`. */
export function zigzag(count: number, start: Point, step: Point, swing: number): Point[] {
  return Array.from({ length: count }, (_, index) => [
    start[0] + step[0] * index,
    start[1] + step[1] * index + (index % 2 ? swing : -swing),
  ]);
}
