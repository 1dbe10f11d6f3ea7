import { isWithin, toIntegers } from './decimals';
import { type Measure, toMeasure } from './units';

/** The number that an exercise asks for: plain digits, a unit, and a tolerance (0: exact). */
export type NumberAnswer = { value: string; unit: string; tolerance: string };

/** The kind of error in a wrong answer, as results count it; 'own' is one defined by the author. */
export type Slip = 'tenfold' | 'hundredfold' | 'thousandfold' | 'volume' | 'barrel' | 'own';

/** A slip defined by the author of an exercise: the wrong number in plain digits, and its explanation. */
export type OwnSlip = { value: string; tell: string };

/** The verdict on a number: right, or wrong with an explanation. */
export type Judgement = { outcome: 'right' } | { outcome: 'wrong'; slip?: Slip; tell: string };

const UNKNOWN = 'That is not it. Look at the question again, step by step.';

type Factor = {
  slip: Slip;
  /** The factor that turns the right number into the wrong one, as a fraction. */
  times: readonly [number, number];
  /** The kinds of unit it applies to; all when absent. */
  of?: readonly Measure[];
  tell: string;
};

const POINT = 'Check where the decimal point is.';
const SCALE =
  'Wrong by 2.5, as when U-40 and U-100 are mixed up. Read which of the two is printed on the barrel.';
const AMOUNTS: readonly Measure[] = ['mass', 'strength', 'volume', 'units'];

/** The slips that the site knows, the likeliest for a unit first: the first match is reported. */
const FACTORS: readonly Factor[] = [
  {
    slip: 'volume',
    times: [1, 100],
    of: ['units'],
    tell: 'That is the volume in mL. On a U-100 syringe 1 mL is 100 units.',
  },
  {
    slip: 'volume',
    times: [100, 1],
    of: ['volume'],
    tell: 'That is the mark of a U-100 syringe, in units. 100 units are 1 mL.',
  },
  { slip: 'barrel', times: [2, 5], of: ['units', 'volume'], tell: SCALE },
  { slip: 'barrel', times: [5, 2], of: ['units', 'volume'], tell: SCALE },
  {
    slip: 'hundredfold',
    times: [1, 100],
    of: ['percent'],
    tell: 'That is the part of 1. In percent it is a hundred times as much.',
  },
  { slip: 'tenfold', times: [10, 1], tell: `That is ten times too much. ${POINT}` },
  { slip: 'tenfold', times: [1, 10], tell: `That is a tenth of it. ${POINT}` },
  {
    slip: 'thousandfold',
    times: [1000, 1],
    of: AMOUNTS,
    tell: 'That is a thousand times too much, as when mg and mcg are mixed up. 1 mg is 1,000 mcg.',
  },
  {
    slip: 'thousandfold',
    times: [1, 1000],
    of: AMOUNTS,
    tell: 'That is a thousandth of it, as when mg and mcg are mixed up. 1 mg is 1,000 mcg.',
  },
  { slip: 'hundredfold', times: [100, 1], tell: `That is a hundred times too much. ${POINT}` },
  { slip: 'hundredfold', times: [1, 100], tell: `That is a hundredth of it. ${POINT}` },
  { slip: 'thousandfold', times: [1000, 1], tell: `That is a thousand times too much. ${POINT}` },
  { slip: 'thousandfold', times: [1, 1000], tell: `That is a thousandth of it. ${POINT}` },
];

/** Whether a number, in plain digits, is right. */
export function isRight(given: string, { value, tolerance }: NumberAnswer): boolean {
  return isWithin(...toIntegers(given, value, tolerance));
}

/** Returns the explanation of the first slip that this tolerance would accept as right; undefined if none. */
export function findAcceptedSlip({ value, unit, tolerance }: NumberAnswer): string | undefined {
  const [right, near] = toIntegers(value, tolerance);
  return findFactor(unit, (up, down) => isWithin(right * up, right * down, near * down))?.tell;
}

/** Judges a number in plain digits. If the author or the site knows the cause of a wrong one, the verdict has it. */
export function judgeNumber(
  digits: string,
  answer: NumberAnswer,
  ownSlips: readonly OwnSlip[],
): Judgement {
  if (isRight(digits, answer)) return { outcome: 'right' };
  const own = ownSlips.find(({ value }) => isRight(digits, { ...answer, value }));
  const [number, right, near] = toIntegers(digits, answer.value, answer.tolerance);
  const known = findFactor(answer.unit, (up, down) =>
    isWithin(number * down, right * up, near * up),
  );
  // The author's explanation takes precedence; the slip is the site's if the site knows it.
  if (own) return { outcome: 'wrong', slip: known?.slip ?? 'own', tell: own.tell };
  return { outcome: 'wrong', slip: known?.slip, tell: known?.tell ?? UNKNOWN };
}

/** The first of the known slips in a unit for whose factor, `up` / `down`, `isMatch` holds. */
function findFactor(unit: string, isMatch: (up: bigint, down: bigint) => boolean) {
  const measure = toMeasure(unit);
  return FACTORS.find(
    ({ times: [up, down], of }) =>
      (!of || of.includes(measure)) && isMatch(BigInt(up), BigInt(down)),
  );
}
