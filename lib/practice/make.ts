import type { FamilyId } from '@/content/practice-families';
import { toHash } from '@/lib/exercises/shuffle';
import type { Maker } from './families/family';
import { type Problem, toProblem } from './problem';
import { createRandom } from './random';

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
