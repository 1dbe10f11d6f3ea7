import type Fraction from 'fraction.js';
import type { FamilyId } from '@/content/practice-families';
import type { Barrel } from '@/content/syringes';
import { formatDecimal, isExact } from '@/lib/calculator/format-quantity';
import type { OwnSlip } from '@/lib/exercises/judge';

/** A syringe that belongs to a problem: filled to `at`, or to be set by who answers where `at` is missing. */
export type Figure = { barrel: Barrel; at?: number };

/** What a family makes of its quantities: exact numbers, not yet as a page shows them. */
export type Draft = {
  /** The question, whole: it names the unit, and says so where the answer is to be rounded. */
  text: string;
  /** The lines of a worked sum that is asked about. */
  lines?: readonly string[];
  unit: string;
  /** The answer; of a choice the place of the right option, from 0. */
  value: Fraction;
  /** Decimals that the text asks for, where the answer has more. */
  decimals?: number;
  options?: readonly string[];
  figure?: Figure;
  /** Wrong answers and what leads to each, the likeliest first; of a choice one for each wrong option. */
  slips: readonly (readonly [value: Fraction | undefined, tell: string])[];
  /** Which quantities; which step comes first; that step done. */
  hints: readonly [string, string, string];
  way: string;
  /** Whether to miss it is to miss a tenfold error. */
  isTenfold?: boolean;
};

/** A problem as it is shown and judged: every number in plain digits. */
export type Problem = Omit<Draft, 'value' | 'decimals' | 'slips'> & {
  family: FamilyId;
  seed: number;
  value: string;
  /** How far a right answer may be off: '0', or what rounding takes away at most. */
  tolerance: string;
  slips: readonly OwnSlip[];
};

/** Places behind the point that numbers of problems have at most. */
const PLACES = 6;

/** A draft with its numbers in digits; slips that equal the answer or one before them are left out. */
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

/** Whether somebody could answer with a number: above 0, of few places, and on a line where a plunger is set. */
function isAnswerable(value: Fraction, { figure, options }: Draft): boolean {
  if (options) return true;
  if (value.lte(0) || !isExact(value, PLACES)) return false;
  if (!figure || figure.at !== undefined) return true;
  const { step, units } = figure.barrel;
  return value.lte(units) && value.mod(step).equals(0);
}

/** The problem is answered by setting a plunger. */
export function isDrawn({ figure }: Pick<Problem, 'figure'>): boolean {
  return figure !== undefined && figure.at === undefined;
}
