import type Fraction from 'fraction.js';
import type { FamilyId } from '@/content/practice-families';
import type { Barrel } from '@/content/syringes';
import { formatDecimal, isExact } from '@/lib/calculator/format-quantity';
import type { OwnSlip } from '@/lib/exercises/slips';

/** A syringe in a problem: filled to `at` units, or to be set by the reader if `at` is missing. */
export type Figure = { barrel: Barrel; at?: number };

/** What a family makes from its quantities: exact numbers, not yet formatted for display. */
export type Draft = {
  /** The complete question: it names the unit, and says if the answer is to be rounded. */
  text: string;
  /** The lines of a worked calculation that the question is about. */
  lines?: readonly string[];
  unit: string;
  /** The answer; for a choice, the index of the right option. */
  value: Fraction;
  /** The number of decimals that the text asks for, if the answer has more. */
  decimals?: number;
  options?: readonly string[];
  figure?: Figure;
  /** Wrong answers with explanations, the likeliest first; for a choice, one for each wrong option. */
  slips: readonly (readonly [value: Fraction | undefined, tell: string])[];
  /** Which quantities matter; which step comes first; that step worked out. */
  hints: readonly [string, string, string];
  way: string;
  /** Whether a wrong choice counts as a tenfold slip. */
  isTenfold?: boolean;
};

/** A problem as it is shown and judged: every number in plain digits. */
export type Problem = Omit<Draft, 'value' | 'decimals' | 'slips'> & {
  family: FamilyId;
  seed: number;
  value: string;
  /** The allowed difference from the answer: '0', or the largest rounding error. */
  tolerance: string;
  slips: readonly OwnSlip[];
};

/** The maximum number of decimals in the numbers of problems. */
const PLACES = 6;

/** Converts numbers to digits; drops slips that are no possible answer or too close to another. */
export function toProblem(family: FamilyId, seed: number, draft: Draft): Problem {
  const { value, decimals = PLACES, slips, ...shown } = draft;
  const right = value.round(decimals);
  const isRounded = !right.equals(value);
  const tolerance = isRounded ? `0.${'0'.repeat(decimals)}5` : '0';
  const taken = [right];
  const kept = slips.flatMap(([wrong, tell]): OwnSlip[] => {
    if (!wrong || !isAnswerable(wrong, draft)) return [];
    if (taken.some((other) => other.sub(wrong).abs().div(2).lte(tolerance))) return [];
    taken.push(wrong);
    return [{ value: formatDecimal(wrong, PLACES), tell }];
  });
  return {
    ...shown,
    family,
    seed,
    value: isRounded ? right.toString(decimals) : formatDecimal(value, PLACES),
    tolerance,
    slips: kept,
  };
}

/** Whether a number is a possible answer: positive, few decimals, and on a line if a plunger is set. */
function isAnswerable(value: Fraction, { figure, options }: Draft): boolean {
  if (options) return true;
  if (value.lte(0) || !isExact(value, PLACES)) return false;
  if (!figure || figure.at !== undefined) return true;
  const { step, units } = figure.barrel;
  return value.lte(units) && value.mod(step).equals(0);
}

/** Whether the problem is answered by setting a plunger. */
export function isDrawn({ figure }: Pick<Problem, 'figure'>): boolean {
  return figure !== undefined && figure.at === undefined;
}
