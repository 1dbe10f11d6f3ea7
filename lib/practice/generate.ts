import type { FamilyId } from '@/content/practice-families';
import { toHash } from '@/lib/exercises/shuffle';
import { certificate } from './families/certificate';
import type { Maker } from './families/family';
import { plausible } from './families/fault';
import * as labels from './families/labels';
import * as mixing from './families/mixing';
import * as scales from './families/scales';
import * as shares from './families/shares';
import { held, mark, read } from './families/syringe';
import { type Problem, toProblem } from './problem';
import { createRandom } from './random';

/** Draws of quantities before a family is given up: one in a few fits. */
const MOST_DRAWS = 2000;

const MAKERS: Record<FamilyId, Maker> = {
  ...labels,
  ...mixing,
  ...scales,
  ...shares,
  ...{ certificate, held, mark, plausible, read },
};

/** The problem of a family and a seed, always the same one. Seeds are whole numbers. */
export function generate(family: FamilyId, seed: number): Problem {
  const random = createRandom(toHash(`${family} ${seed}`));
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const draft = MAKERS[family](random);
    if (draft) return toProblem(family, seed, draft);
  }
  throw new Error(`no problem of ${family} for ${seed}`);
}
