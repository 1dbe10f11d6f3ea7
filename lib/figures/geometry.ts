export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal: finer ones add bytes and no ink. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `count` numbers from 0 up. */
export function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The path data of straight lines through points. */
export function toPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}
