import type { FamilyId } from '@/content/practice-families';
import { toHash } from '@/lib/exercises/shuffle';
import { type Draft, type Problem, toProblem } from './problem';
import { createRandom, type Random } from './random';

/** Makes a draft from random quantities; undefined if they do not make a suitable problem. */
export type Maker = (random: Random) => Draft | undefined;

/** Defines a kind of problem: `pick` draws its quantities, `build` makes the problem from them. */
export function family<Quantities>(of: {
  pick: (random: Random) => Quantities;
  build: (quantities: Quantities) => Draft | undefined;
}): Maker & typeof of {
  return Object.assign((random: Random) => of.build(of.pick(random)), of);
}

/** Identifies a problem: its family and an integer. The same name always gives the same problem. */
export type ProblemName = { family: FamilyId; seed: number };

/** Draws of quantities before an error is thrown; one in a few makes a problem. */
const MOST_DRAWS = 2000;

/** Returns the problem that a family makes from a seed. */
export function makeProblem(maker: Maker, { family, seed }: ProblemName): Problem {
  const random = createRandom(toHash(`${family} ${seed}`));
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const draft = maker(random);
    if (draft) return toProblem(family, seed, draft);
  }
  throw new Error(`no problem of ${family} for ${seed}`);
}
