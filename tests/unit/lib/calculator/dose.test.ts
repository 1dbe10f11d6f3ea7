import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { calculateDose, mgPerUnit } from '@/lib/calculator/dose';
import { formatDecimal } from '@/lib/calculator/format-quantity';

function calculate(amountMg: string, diluentMl: string, doseMg: string) {
  return calculateDose({
    amountMg: new Fraction(amountMg),
    diluentMl: new Fraction(diluentMl),
    doseMg: new Fraction(doseMg),
  });
}

test("the specification's example: 5 mg in 2 mL, 250 mcg", () => {
  const { concentration, volumeMl, units, doses } = calculate('5', '2', '0.25');
  expect(formatDecimal(concentration)).toBe('2.5');
  expect(formatDecimal(volumeMl)).toBe('0.1');
  expect(formatDecimal(units)).toBe('10');
  expect(doses.toString()).toBe('20');
});

test.each([
  ['7', '0.14', '50'],
  ['1.2', '0.025', '48'],
  ['0.3', '0.1', '3'],
  ['4.35', '0.05', '87'],
  ['1.1', '0.11', '10'],
  // A last dose that falls short by a tiny fraction, and a vial that holds less than one dose.
  ['1', '0.100000000000000000000001', '9'],
  ['2', '3', '0'],
])(
  '%s mg at %s mg is %s whole doses, also where floating-point division miscounts',
  (amount, dose, expected) => {
    expect(calculate(amount, '2', dose).doses.toString()).toBe(expected);
  },
);

test('a unit holds a hundredth of the concentration', () => {
  const { concentration } = calculate('7', '3', '1');
  expect(formatDecimal(mgPerUnit('7', '3'), 9)).toBe('0.023333333');
  expect(formatDecimal(concentration, 7)).toBe('2.3333333');
});
