import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDose, type Dose } from '@/lib/calculator/dose';
import { formatAbout, formatDecimal, formatFixed } from '@/lib/calculator/format';
import { calculate } from '@/lib/calculator/inputs';
import { compare, multiply, type Ratio, toRatio } from '@/lib/calculator/ratio';
import { toDisplay } from '@/lib/calculator/summary';
import { anyDecimalText, anyValidInputs } from '../../../fixtures/calculator';

const anyCalculation = anyValidInputs.map((inputs) => {
  const outcome = calculate(inputs);
  if (!outcome.ok) throw new Error(JSON.stringify(inputs));
  return outcome.calculation;
});
const anyFactor = fc.integer({ min: 2, max: 50 });

function changed(dose: Dose, change: Partial<Record<'amountMg' | 'diluentMl' | 'doseMg', Ratio>>) {
  return calculateDose({ ...dose, ...change });
}
function expectEqual(a: Ratio, b: Ratio) {
  expect(compare(a, b)).toBe(0);
}

test('all whole doses fit the vial, and one more does not', () => {
  fc.assert(
    fc.property(anyCalculation, ({ dose: { doses, doseMg, amountMg } }) => {
      expect(compare(multiply(doseMg, doses), amountMg)).toBeLessThanOrEqual(0);
      expect(compare(multiply(doseMg, doses.plus(1)), amountMg)).toBeGreaterThan(0);
    }),
  );
});

test('the volume times the concentration is the dose', () => {
  fc.assert(
    fc.property(anyCalculation, ({ dose: { concentration, volumeMl, units, doseMg } }) => {
      const { numerator, denominator } = multiply(volumeMl, concentration.numerator);
      const product = {
        numerator,
        denominator: denominator.times(concentration.denominator),
      };
      expectEqual(product, doseMg);
      expectEqual(units, multiply(volumeMl, 100));
    }),
  );
});

test('a dose n times as large is n times the draw', () => {
  fc.assert(
    fc.property(anyCalculation, anyFactor, ({ dose }, factor) => {
      const larger = changed(dose, { doseMg: multiply(dose.doseMg, factor) });
      expectEqual(larger.units, multiply(dose.units, factor));
      expectEqual(larger.concentration, dose.concentration);
    }),
  );
});

test('n times the diluent is n times the draw and an nth of the strength, and as many doses', () => {
  fc.assert(
    fc.property(anyCalculation, anyFactor, ({ dose }, factor) => {
      const weaker = changed(dose, { diluentMl: multiply(dose.diluentMl, factor) });
      expectEqual(weaker.units, multiply(dose.units, factor));
      expectEqual(multiply(weaker.concentration, factor), dose.concentration);
      expect(weaker.doses.eq(dose.doses)).toBe(true);
    }),
  );
});

test('n times the amount is an nth of the draw', () => {
  fc.assert(
    fc.property(anyCalculation, anyFactor, ({ dose }, factor) => {
      const stronger = changed(dose, { amountMg: multiply(dose.amountMg, factor) });
      expectEqual(multiply(stronger.units, factor), dose.units);
    }),
  );
});

test('writing a mass in mcg in place of mg changes no result', () => {
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
      const exact = toRatio(
        numerator.replace(/^\./, '0.').replace(/\.$/, ''),
        denominator.replace(/^\./, '0.').replace(/\.$/, ''),
      );
      const shown = formatFixed(exact, 3);
      const gap = exact.numerator.minus(exact.denominator.times(shown)).abs();
      expect(gap.lte(exact.denominator.times('0.0005'))).toBe(true);
      const told = formatAbout(exact, '').replace(/about |,|\u00a0/g, '');
      const miss = exact.numerator.minus(exact.denominator.times(told)).abs();
      expect(miss.times(200).lte(exact.numerator)).toBe(true);
    }),
  );
});
