export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to one decimal: more decimals add bytes without a visible difference. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The integers from 0 to `count - 1`. */
export function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Path data of the cells `from` to `to` of a grid that fills row by row; `draw` gives the path of one. */
export function toGridPath(
  [from, to]: readonly [number, number],
  columns: number,
  draw: (column: number, row: number) => string,
): string {
  const cells = countUp(to - from).map((index) => from + index);
  return cells.map((cell) => draw(cell % columns, Math.floor(cell / columns))).join('');
}
