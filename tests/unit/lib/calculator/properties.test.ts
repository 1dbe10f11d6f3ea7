import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { calculateDose } from '@/lib/calculator/dose';
import { formatAbout, formatDecimal, formatFixed } from '@/lib/calculator/format-quantity';
import { calculate } from '@/lib/calculator/inputs';
import { toDisplay } from '@/lib/calculator/summary';
import { anyDecimalText, anyValidInputs } from '../../../fixtures/calculator';

const anyCalculation = anyValidInputs.map((inputs) => {
  const outcome = calculate(inputs);
  if (!outcome.ok) throw new Error(JSON.stringify(inputs));
  return outcome.calculation;
});
const anyFactor = fc.integer({ min: 2, max: 50 });

function expectEqual(a: Fraction, b: Fraction) {
  expect(a.compare(b)).toBe(0);
}

const toPlain = (typed: string) => typed.replace(/^\./, '0.').replace(/\.$/, '');

test('all whole doses fit the vial, and one more does not', () => {
  fc.assert(
    fc.property(anyCalculation, ({ dose: { doses, doseMg, amountMg } }) => {
      expect(doseMg.mul(doses).compare(amountMg)).toBeLessThanOrEqual(0);
      expect(doseMg.mul(doses.add(1)).compare(amountMg)).toBeGreaterThan(0);
    }),
  );
});

test('the volume times the concentration is the dose', () => {
  fc.assert(
    fc.property(anyCalculation, ({ dose: { concentration, volumeMl, units, doseMg } }) => {
      expectEqual(volumeMl.mul(concentration), doseMg);
      expectEqual(units, volumeMl.mul(100));
    }),
  );
});

test('n times the dose, the diluent or the amount changes draw, strength and doses in proportion', () => {
  fc.assert(
    fc.property(anyCalculation, anyFactor, ({ dose }, factor) => {
      const larger = calculateDose({ ...dose, doseMg: dose.doseMg.mul(factor) });
      expectEqual(larger.units, dose.units.mul(factor));
      expectEqual(larger.concentration, dose.concentration);
      const weaker = calculateDose({ ...dose, diluentMl: dose.diluentMl.mul(factor) });
      expectEqual(weaker.units, dose.units.mul(factor));
      expectEqual(weaker.concentration.mul(factor), dose.concentration);
      expectEqual(weaker.doses, dose.doses);
      const stronger = calculateDose({ ...dose, amountMg: dose.amountMg.mul(factor) });
      expectEqual(stronger.units.mul(factor), dose.units);
    }),
  );
});

test('writing a mass in mcg instead of mg changes no result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), anyValidInputs, (milligrams, others) => {
      const inMg = calculate({ ...others, amount: String(milligrams), unit: 'mg' });
      const inMcg = calculate({ ...others, amount: `${milligrams}000`, unit: 'mcg' });
      if (!inMg.ok || !inMcg.ok) throw new Error('not valid');
      expect(toDisplay(inMcg.calculation)).toEqual(toDisplay(inMg.calculation));
    }),
  );
});

test('no result is shown as 0', () => {
  fc.assert(
    fc.property(anyCalculation, (calculation) => {
      const { concentration, volume, units } = toDisplay(calculation);
      for (const shown of [concentration, volume, units]) expect(Number(shown)).toBeGreaterThan(0);
      for (const value of [calculation.dose.volumeMl, calculation.dose.units]) {
        expect(Number(formatDecimal(value))).toBeGreaterThan(0);
      }
    }),
  );
});

test('what is shown is as close to the exact value as its decimals allow', () => {
  fc.assert(
    fc.property(anyDecimalText, anyDecimalText, (numerator, denominator) => {
      const exact = new Fraction(toPlain(numerator)).div(toPlain(denominator));
      const shown = formatFixed(exact, 3);
      expect(exact.sub(shown).abs().lte('0.0005')).toBe(true);
      const told = formatAbout(exact, '').replace(/about |,|\u00a0/g, '');
      expect(exact.sub(told).abs().mul(200).lte(exact)).toBe(true);
    }),
  );
});
