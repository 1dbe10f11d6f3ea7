import { isWithin, toIntegers } from './decimals';
import { type Measure, toMeasure } from './units';

/** The number that an exercise asks for: plain digits, in a unit, right within a tolerance (0: exactly). */
export type NumberAnswer = { value: string; unit: string; tolerance: string };

/** A way in which an answer is wrong, as results count them; 'own' is one that the author names. */
export type Slip = 'tenfold' | 'hundredfold' | 'thousandfold' | 'volume' | 'barrel' | 'own';

type Factor = {
  slip: Slip;
  /** What the right number was multiplied with, as a fraction. */
  times: readonly [number, number];
  /** The units it can happen in; any when absent. */
  of?: readonly Measure[];
  tell: string;
};

const POINT = 'Look where the decimal point stands.';
const SCALE =
  'Wrong by 2.5, as when U-40 and U-100 are mixed up. Read which of the two is printed on the barrel.';
const AMOUNTS: readonly Measure[] = ['mass', 'strength', 'volume', 'units'];

/** The slips that the site knows, the likeliest for a unit first: the first that fits is the one that is told. */
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
  {
    slip: 'barrel',
    times: [2, 5],
    of: ['units', 'volume'],
    tell: SCALE,
  },
  {
    slip: 'barrel',
    times: [5, 2],
    of: ['units', 'volume'],
    tell: SCALE,
  },
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

/** The slip that leads from the right answer to a number, and what to say of it; undefined for any other number. */
export function findSlip(
  given: string,
  { value, unit, tolerance }: NumberAnswer,
): { slip: Slip; tell: string } | undefined {
  const [number, right, near] = toIntegers(given, value, tolerance);
  const measure = toMeasure(unit);
  return FACTORS.find(({ times: [up, down], of }) => {
    if (of && !of.includes(measure)) return false;
    return isWithin(number * BigInt(down), right * BigInt(up), near * BigInt(up));
  });
}

/** The first of the site's slips that an answer with this tolerance would take for right; undefined when it takes none. */
export function findAcceptedSlip({ value, unit, tolerance }: NumberAnswer): string | undefined {
  const [right, near] = toIntegers(value, tolerance);
  const measure = toMeasure(unit);
  return FACTORS.find(({ times: [up, down], of }) => {
    if (of && !of.includes(measure)) return false;
    return isWithin(right * BigInt(up), right * BigInt(down), near * BigInt(down));
  })?.tell;
}
