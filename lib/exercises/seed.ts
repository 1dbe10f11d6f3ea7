/** Sets are numbered, so that a number can be said aloud. The first set is part of the page. */
export const FIRST_SET = 1;
export const LAST_SET = 99_999;

/** A parsed set number; an invalid one gives the first set and a problem that says why. */
export type SeedRead = { seed: number; problem?: string };

/** Parses a set number: only digits, from 1 to 99,999. An empty text gives the first set and no problem. */
export function readSeed(text: string): SeedRead {
  const typed = text.trim();
  if (typed === '') return { seed: FIRST_SET };
  const seed = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (seed >= FIRST_SET) return { seed };
  return {
    seed: FIRST_SET,
    problem: `${quote(typed)} is not the number of a set. Sets have whole numbers from 1 to 99,999, written without a comma.`,
  };
}

/** Quotes what was typed, cut to 20 characters. */
export function quote(typed: string): string {
  return `"${typed.length > 20 ? `${[...typed].slice(0, 20).join('')}…` : typed}"`;
}

/** Picks the number of a set other than the current one; `random` is from 0 to below 1. */
export function pickSeed(current: number, random: number): number {
  const picked = FIRST_SET + Math.floor(random * (LAST_SET - FIRST_SET));
  return picked < current ? picked : picked + 1;
}
