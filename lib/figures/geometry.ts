export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal: finer ones add bytes and no ink. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `count` numbers from 0 up. */
export function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Points that step along a line, swinging above and below it by `swing`. */
export function zigzag(count: number, start: Point, step: Point, swing: number): Point[] {
  return countUp(count).map((index) => [
    start[0] + step[0] * index,
    start[1] + step[1] * index + (index % 2 ? swing : -swing),
  ]);
}

/** The path data of straight lines through points. */
export function toPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}
