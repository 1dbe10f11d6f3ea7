import type { FamilyId } from '@/content/practice-families';
import { certificate } from './families/certificate';
import { plausible } from './families/fault';
import * as labels from './families/labels';
import * as mixing from './families/mixing';
import { read } from './families/read';
import * as scales from './families/scales';
import * as shares from './families/shares';
import { held, mark } from './families/syringe';
import { type Maker, makeProblem } from './make';
import type { Problem } from './problem';

const MAKERS: Record<FamilyId, Maker> = {
  ...labels,
  ...mixing,
  ...scales,
  ...shares,
  ...{ certificate, held, mark, plausible, read },
};

/** Returns the problem of a family and an integer seed, always the same one. Imports all families. */
export function generate(family: FamilyId, seed: number): Problem {
  return makeProblem(MAKERS[family], { family, seed });
}
