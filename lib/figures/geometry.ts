export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to one decimal: more decimals add bytes without a visible difference. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The integers from 0 to `count - 1`. */
export function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
