import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { barrels } from '@/content/calculator';
import { calculateDose } from '@/lib/calculator/dose';
import { noteSmallDraw } from '@/lib/calculator/notes/precision';
import { calculated } from '../../../fixtures/calculator';
import cases from '../../../fixtures/calculator-cases.json';

/** Digits that the sources give their results with. */
const PUBLISHED_DECIMALS = 10;

test.each(cases)(
  '$vial_mg mg in $diluent_ml mL at $dose_mcg mcg, as published by $source',
  ({ vial_mg, diluent_ml, dose_mcg, expect: expected, note }) => {
    const dose = calculateDose({
      amountMg: new Fraction(vial_mg),
      diluentMl: new Fraction(diluent_ml),
      doseMg: new Fraction(dose_mcg).div(1000),
    });
    const actual = {
      concentration_mg_ml: dose.concentration.round(PUBLISHED_DECIMALS).valueOf(),
      volume_ml: dose.volumeMl.round(PUBLISHED_DECIMALS).valueOf(),
      units: dose.units.round(PUBLISHED_DECIMALS).valueOf(),
      doses_per_vial: dose.doses.valueOf(),
    };
    expect(actual).toMatchObject(expected);
    if (note?.includes('exceeds vial')) expect(actual.doses_per_vial).toBe(0);
    if (note?.includes("'under 2 units' warning")) {
      const calculation = calculated(`${vial_mg} mg`, String(diluent_ml), `${dose_mcg} mcg`);
      expect(noteSmallDraw(calculation, barrels[0])?.tone).toBe('warning');
    }
  },
);

test('there are forty published cases or so, each with its source', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(cases.every(({ source }) => source.length > 0)).toBe(true);
});
