import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { frequencies, shelfLifeDays } from '@/content/calculator';
import { barrels } from '@/content/syringes';
import { LARGEST_BARREL, toUnitsOn } from '@/lib/calculator/barrels';
import { toBlendDraw } from '@/lib/calculator/blend';
import { warnOfOldMark } from '@/lib/calculator/compare-vials';
import { toDiluentForMark, toDiluentTable } from '@/lib/calculator/diluent-table';
import { calculateDose } from '@/lib/calculator/dose';
import { formatDecimal } from '@/lib/calculator/format-quantity';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { toSupply } from '@/lib/calculator/supply';
import { toDiscardDate } from '@/lib/calculator/vial-label';
import { anyValidInputs, calculated, withSpaces } from '../../../fixtures/calculator';

const anyBarrel = fc.constantFrom(...barrels);

describe('how much water', () => {
  test('the table lists the usual volumes and marks the typed one', () => {
    const rows = toDiluentTable(calculated('5 mg', '2', '250 mcg').dose, LARGEST_BARREL);
    expect(rows.map((row) => withSpaces(row.join(' | ')))).toEqual([
      '1 mL | 5 mg/mL | 0.05 mL | 5 units',
      '2 mL (yours) | 2.5 mg/mL | 0.1 mL | 10 units',
      '3 mL | about 1.667 mg/mL | 0.15 mL | 15 units',
      '5 mL | 1 mg/mL | 0.25 mL | 25 units',
    ]);
    expect(
      toDiluentTable(calculated('5 mg', '2', '2 mg').dose, barrels[0]).map((row) =>
        withSpaces(row[3] ?? ''),
      ),
    ).toContain('80 units, more than this syringe holds');
  });

  test('the diluent computed for a mark puts the dose on that mark, on any scale', () => {
    fc.assert(
      fc.property(
        anyValidInputs,
        fc.integer({ min: 1, max: 100 }),
        anyBarrel,
        (inputs, mark, barrel) => {
          const { dose } = calculated(
            `${inputs.amount} ${inputs.unit}`,
            inputs.diluent,
            `${inputs.dose} ${inputs.doseUnit}`,
          );
          const { volumeMl } = calculateDose({
            ...dose,
            diluentMl: toDiluentForMark(dose, new Fraction(mark), barrel),
          });
          expect(toUnitsOn(barrel, volumeMl).equals(mark)).toBe(true);
        },
      ),
    );
  });
});

describe('the concentration on a label', () => {
  test.each([
    ['2.5 mg/mL', '2.5', '1'],
    ['10 mg/0.5 mL', '10', '0.5'],
    ['10mg/0.5ml', '10', '0.5'],
    [' 500 mcg per mL ', '0.5', '1'],
    ['5 mg / 3 mL', '5', '3'],
    ['0,5 mg/mL', '0.5', '1'],
  ])('%s', (typed, amount, volume) => {
    const parsed = parseLabelConcentration(typed);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(formatDecimal(parsed.vial.amountMg)).toBe(amount);
    expect(formatDecimal(parsed.vial.diluentMl)).toBe(volume);
  });

  test.each([
    ['', 'missing'],
    ['2.5', 'unreadable'],
    ['5%', 'unreadable'],
    ['100 units/mL', 'unreadable'],
    ['10 g/mL', 'unreadable'],
    ['0 mg/mL', 'not-positive'],
    ['5 mg/0 mL', 'not-positive'],
    ['1,000 mg/mL', 'separators'],
    ['1e3 mg/mL', 'exponent'],
    ['-5 mg/mL', 'sign'],
    ['５ mg/mL', 'foreign-digits'],
    ['x'.repeat(200), 'too-long'],
  ])('%.20s is refused: %s', (typed, problem) => {
    expect(parseLabelConcentration(typed)).toEqual({ ok: false, problem });
  });
});

describe('a new vial strength', () => {
  const { dose } = calculated('5 mg', '2', '250 mcg');
  const warn = (amount: string, diluent: string) =>
    withSpaces(
      warnOfOldMark(dose, calculated(`${amount} mg`, diluent, '250 mcg').dose, LARGEST_BARREL),
    );

  test('with a stronger vial the old mark gives too much', () => {
    expect(warn('10', '2')).toBe(
      'The mark changes. Drawing the old 10 units (0.1 mL) from the new vial would deliver 500 mcg, 2 times the dose: too much.',
    );
  });
  test('with a weaker vial the old mark gives too little', () => {
    expect(warn('5', '3')).toContain(
      'would deliver about 166.667 mcg, about 0.667 times the dose: too little.',
    );
  });
  test('only a rounded factor is called about', () => {
    expect(warn('0.625', '2')).toContain('would deliver 31.25 mcg, 0.125 times the dose');
  });
  test('of a factor that rounds to 1 only the direction is told', () => {
    expect(warn('5.01', '2')).toContain('250.5 mcg, nearly the dose: slightly too much.');
  });
  test('with an equally strong vial the mark stays the same', () => {
    expect(warn('2.5', '1')).toContain('the mark stays the same');
  });
});

test('the draw of a blend holds every peptide in the proportions of the vial', () => {
  const drawn = toBlendDraw(
    {
      amountsMg: [new Fraction(10), new Fraction(5), new Fraction(2)],
      diluentMl: new Fraction(2),
    },
    new Fraction('0.5'),
  );
  expect(formatDecimal(drawn.dose.units)).toBe('10');
  const delivered = drawn.parts.map(({ deliveredMg }) => formatDecimal(deliveredMg));
  expect(delivered).toEqual(['0.5', '0.25', '0.1']);
});

describe('supply', () => {
  const supply = (doses: number, value: string, days = shelfLifeDays) => {
    const frequency = frequencies.find((item) => item.value === value);
    if (!frequency) throw new Error(value);
    const found = toSupply(new Fraction(doses), frequency, new Fraction(days));
    return [found.usableDoses, found.days, found.leftOver].map(Number);
  };
  test.each([
    // doses in the vial, frequency → doses used, days covered, doses left over
    [20, 'daily', [20, 20, 0]],
    [20, 'twice-daily', [20, 10, 0]],
    [20, 'weekly', [5, 30, 15]],
    [4, 'weekly', [4, 28, 0]],
    [20, 'twice-weekly', [9, 30, 11]],
    [100, 'daily', [30, 30, 70]],
    [15, 'alternate', [15, 30, 0]],
    [3, 'three-weekly', [3, 7, 0]],
    [0, 'daily', [0, 0, 0]],
  ] as const)('%i doses, %s', (doses, frequency, expected) => {
    expect(supply(doses, frequency)).toEqual(expected);
  });
  test('a shorter shelf life means fewer doses', () => {
    expect(supply(20, 'daily', 14)).toEqual([14, 14, 6]);
  });
  test('no vial is used past its shelf life, and used and leftover doses add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom(...frequencies),
        fc.integer({ min: 1, max: 365 }),
        (doses, { value }, days) => {
          const [used = 0, covered = 0, left = 0] = supply(doses, value, days);
          expect(used + left).toBe(doses);
          expect(covered).toBeLessThanOrEqual(days);
        },
      ),
    );
  });
});

describe('the discard date', () => {
  test.each([
    ['2026-03-14', 30, '', '2026-04-13'],
    ['2026-03-14', 28, '', '2026-04-11'],
    ['2026-12-15', 30, '', '2027-01-14'],
    ['2028-02-01', 30, '', '2028-03-02'],
    ['2026-03-14', 30, '2026-04-01', '2026-04-01'],
    ['2026-03-14', 30, '2027-04-01', '2026-04-13'],
    ['2026-03-14', 30, 'soon', '2026-04-13'],
  ])('mixed on %s, %i days, label %j: %s', (mixed, days, label, expected) => {
    expect(toDiscardDate(mixed, days, label)).toBe(expected);
  });
  test.each(['', 'today', '2026-02-30', '14.03.2026'])('%j is not a date', (mixed) => {
    expect(toDiscardDate(mixed, 30)).toBeUndefined();
  });
});
