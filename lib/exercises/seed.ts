/** Sets are numbered, so that a number can be said aloud. The page itself holds the first. */
export const FIRST_SET = 1;
export const LAST_SET = 99_999;

/** A set's number as it was typed or stands in an address; a wrong one gives the first set and says why. */
export type SeedRead = { seed: number; problem?: string };

/** Reads the number of a set: digits alone, from 1 to 99,999. Nothing at all is the first set and no problem. */
export function readSeed(text: string): SeedRead {
  const typed = text.trim();
  if (typed === '') return { seed: FIRST_SET };
  const seed = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  if (seed >= FIRST_SET) return { seed };
  return {
    seed: FIRST_SET,
    problem: `"${shorten(typed)}" is not the number of a set. Sets have whole numbers from 1 to 99,999, written without a comma.`,
  };
}

/** At most 20 characters of a text, for a message. */
function shorten(text: string): string {
  return text.length > 20 ? `${[...text].slice(0, 20).join('')}…` : text;
}

/** The number of another set than the one that is shown; `random` from 0 to below 1. */
export function pickSeed(current: number, random: number): number {
  const picked = FIRST_SET + Math.floor(random * (LAST_SET - FIRST_SET));
  return picked < current ? picked : picked + 1;
}
