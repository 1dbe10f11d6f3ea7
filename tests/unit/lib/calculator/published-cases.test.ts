import { expect, test } from 'vitest';
import { barrels } from '@/content/calculator';
import { calculateDose } from '@/lib/calculator/dose';
import { noteSmallDraw } from '@/lib/calculator/notes/small-draw';
import { round, toRatio } from '@/lib/calculator/ratio';
import { calculated } from '../../../fixtures/calculator';
import cases from '../../../fixtures/calculator-cases.json';

/** Digits that the sources give their results with. */
const PUBLISHED_DECIMALS = 10;

test.each(cases)(
  '$vial_mg mg in $diluent_ml mL at $dose_mcg mcg, as published by $source',
  ({ vial_mg, diluent_ml, dose_mcg, expect: expected, note }) => {
    const dose = calculateDose({
      amountMg: toRatio(vial_mg),
      diluentMl: toRatio(diluent_ml),
      doseMg: toRatio(dose_mcg, 1000),
    });
    const actual = {
      concentration_mg_ml: round(dose.concentration, PUBLISHED_DECIMALS).toNumber(),
      volume_ml: round(dose.volumeMl, PUBLISHED_DECIMALS).toNumber(),
      units: round(dose.units, PUBLISHED_DECIMALS).toNumber(),
      doses_per_vial: dose.doses.toNumber(),
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
