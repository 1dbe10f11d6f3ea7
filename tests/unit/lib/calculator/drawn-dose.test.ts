import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { barrels } from '@/content/syringes';

import { LARGEST_BARREL, toUnitsOn } from '@/lib/calculator/barrels';
import { calculateDose } from '@/lib/calculator/dose';
import {
  calculateDrawnDose,
  describeImpossible,
  describeTimes,
  formatDrawn,
  parseMark,
} from '@/lib/calculator/drawn-dose';
import { getPublishedCases } from '@/lib/proof/published-cases';

const vial = { amountMg: new Fraction(5), diluentMl: new Fraction(1) };
const draw = (units: string, intended?: string) =>
  calculateDrawnDose(
    vial,
    new Fraction(units),
    LARGEST_BARREL,
    intended ? new Fraction(intended) : undefined,
  );

describe('the dose computed from drawn units', () => {
  it('is the published dose for the exact draw of every published example', () => {
    const cases = getPublishedCases().sources.flatMap((source) => source.cases);
    expect(cases.length).toBeGreaterThan(80);
    for (const { amountMg, diluentMl, doseMcg } of cases) {
      const given = {
        amountMg: new Fraction(amountMg),
        diluentMl: new Fraction(diluentMl),
        doseMg: new Fraction(doseMcg).div(1000),
      };
      const { units } = calculateDose(given);
      const { dose, times } = calculateDrawnDose(given, units, LARGEST_BARREL, given.doseMg);
      expect(dose.doseMg.equals(given.doseMg)).toBe(true);
      expect(times?.equals(1)).toBe(true);
    }
  });

  it('inverts the dose calculation on every barrel, for any mixture', () => {
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
          expect(drawn.dose.doseMg.equals(doseMg)).toBe(true);
          expect(drawn.dose.volumeMl.equals(volumeMl)).toBe(true);
        },
      ),
    );
  });

  it('is described with the draw and its scale', () => {
    expect(formatDrawn(draw('50'), LARGEST_BARREL)).toBe(
      '50\u00a0units on a U-100 syringe (0.5\u00a0mL) of this liquid hold 2.5\u00a0mg.',
    );
  });

  it.each([
    ['5', '0.25', /^That is the 250\u00a0mcg that was meant\.$/],
    ['50', '0.25', /^That is ten times .* one place off, or 50 drawn for 5/],
    ['50', '0.025', /a hundred times/],
    ['50', '0.0025', /a thousand times .* mg taken for mcg/],
    ['17.5', '0.25', /^That is 3\.5\u00a0times .*: 625\u00a0mcg more\.$/],
    ['1', '0.25', /less than was meant: 20% of 250\u00a0mcg/],
  ])('says how %s units compare with %s mg', (units, intended, text) => {
    expect(describeTimes(draw(units, intended))).toMatch(text);
  });

  it('is not compared if no intended dose is given', () => {
    expect(describeTimes(draw('50'))).toBeUndefined();
  });

  it('is questioned if the draw is more than the vial holds', () => {
    expect(describeImpossible(draw('100'))).toBeUndefined();
    const half = { ...vial, diluentMl: new Fraction(1, 2) };
    expect(describeImpossible(calculateDrawnDose(half, new Fraction(60), LARGEST_BARREL))).toMatch(
      /holds 5\u00a0mg in 0\.5\u00a0mL, less than this draw/,
    );
  });

  it.each([
    ['0', 'Type a number above 0, like 2.5.'],
    ['ten', 'Use digits and one decimal point only, like 2.5.'],
    ['10 units', 'Type the number alone: 5, not 5 mg. The unit stands beside it.'],
    ['1000', /Choose the syringe that was used/],
  ])('refuses the mark %s with a remedy', (typed, help) => {
    const mark = parseMark(typed, LARGEST_BARREL);
    expect(mark.ok ? undefined : mark.error?.help).toMatch(help);
  });

  it('shows no error before a mark is typed', () => {
    expect(parseMark(' ', LARGEST_BARREL)).toEqual({ ok: false });
  });
});
