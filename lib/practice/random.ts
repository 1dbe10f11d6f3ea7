/** A seeded random generator: the same seed gives the same draws in the same order. */
export type Random = {
  /** Returns an integer from 0 to below `count`. */
  below: (count: number) => number;
  /** Returns one element of a non-empty list. */
  pick: <T>(list: readonly T[]) => T;
};

/** Creates a generator from a 32-bit seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T };
}
