import type { FamilyId } from '@/content/practice-families';
import { toHash } from '@/lib/exercises/shuffle';
import type { Maker } from './families/family';
import { type Problem, toProblem } from './problem';
import { createRandom } from './random';

/** What names one problem: its family and a whole number. The same name is always the same problem. */
export type ProblemName = { family: FamilyId; seed: number };

/** Draws of quantities before a family is given up: one in a few fits. */
const MOST_DRAWS = 2000;

/** The problem that a family makes of a seed. */
export function makeProblem(maker: Maker, { family, seed }: ProblemName): Problem {
  const random = createRandom(toHash(`${family} ${seed}`));
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const draft = maker(random);
    if (draft) return toProblem(family, seed, draft);
  }
  throw new Error(`no problem of ${family} for ${seed}`);
}
