import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { barrels } from '@/content/syringes';
import { LARGEST_BARREL, toUnitsOn } from '@/lib/calculator/barrels';
import { calculateDose } from '@/lib/calculator/dose';
import { calculateDrawnDose, describeDraw, parseMark } from '@/lib/calculator/drawn-dose';

const vial = { amountMg: new Fraction(5), diluentMl: new Fraction(1) };
/** The sentences about a draw from a vial of 5 mg. */
const describeUnits = (units: string, intended?: string, { isWhole = true, diluent = '1' } = {}) =>
  describeDraw(
    calculateDrawnDose(
      { ...vial, diluentMl: new Fraction(diluent) },
      new Fraction(units),
      LARGEST_BARREL,
    ),
    LARGEST_BARREL,
    { isWhole, intendedMg: intended ? new Fraction(intended) : undefined },
  );

test('the dose computed from drawn units inverts the dose calculation on every barrel, for any mixture', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((n) => new Fraction(n, 1000));
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.constantFrom(...barrels),
      (amountMg, diluentMl, doseMg, barrel) => {
        const { volumeMl } = calculateDose({ amountMg, diluentMl, doseMg });
        const units = toUnitsOn(barrel, volumeMl);
        const drawn = calculateDrawnDose({ amountMg, diluentMl }, units, barrel);
        expect(drawn.doseMg.equals(doseMg)).toBe(true);
        expect(drawn.volumeMl.equals(volumeMl)).toBe(true);
      },
    ),
  );
});

test('a drawn dose is described with its draw and scale, and not compared if no intended dose is given', () => {
  expect(describeUnits('50')).toEqual([
    '50\u00a0units on a U-100 syringe (0.5\u00a0mL) of this liquid hold 2.5\u00a0mg.',
  ]);
});

test.each([
  ['5', '0.25', /^That is the 250\u00a0mcg that was meant\.$/],
  ['50', '0.25', /^That is ten times .* one place off, or 50 drawn for 5/],
  ['50', '0.025', /a hundred times/],
  ['50', '0.0025', /a thousand times .* mg taken for mcg/],
  ['17.5', '0.25', /^That is 3\.5\u00a0times .*: 625\u00a0mcg more\.$/],
  ['5.1', '0.25', /^That is nearly the 250\u00a0mcg that was meant: 5\u00a0mcg more\.$/],
  ['4.9', '0.25', /^That is nearly the 250\u00a0mcg that was meant: 5\u00a0mcg less\.$/],
  ['1', '0.25', /less than was meant: 20% of 250\u00a0mcg/],
])('%s units are compared with %s mg', (units, intended, text) => {
  expect(describeUnits(units, intended)[1]).toMatch(text);
});

test('a drawn dose is questioned if the draw is more than the vial holds, unless only its strength is known', () => {
  expect(describeUnits('100')).toHaveLength(1);
  expect(describeUnits('60', undefined, { diluent: '0.5' })[1]).toMatch(
    /holds 5\u00a0mg in 0\.5\u00a0mL, less than this draw/,
  );
  expect(describeUnits('60', undefined, { diluent: '0.5', isWhole: false })).toHaveLength(1);
});

test.each([
  ['0', 'Type a number above 0, like 2.5.'],
  ['ten', 'Use digits and one decimal point only, like 2.5.'],
  [
    '10 units',
    'Type the number alone: 5, not 5 mg. If the unit beside the field is another one, convert it first.',
  ],
  ['1000', /Choose the syringe that was used/],
])('the mark %s is refused with a remedy', (typed, help) => {
  const { value, error } = parseMark(typed, LARGEST_BARREL);
  expect(value).toBeUndefined();
  expect(error?.help).toMatch(help);
});

test('there is no error before a mark is typed', () => {
  expect(parseMark(' ', LARGEST_BARREL)).toEqual({});
});
