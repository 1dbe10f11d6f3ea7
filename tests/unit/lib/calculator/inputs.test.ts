import { expect, test } from 'vitest';
import { type Barrel, barrels } from '@/content/syringes';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { calculate, emptyInputs } from '@/lib/calculator/inputs';
import { toAnnouncement, toDisplay, toSummary } from '@/lib/calculator/summary';
import { toWorking } from '@/lib/calculator/working';
import { barrelOf, calculated, toInputs, withSpaces } from '../../../fixtures/calculator';

test('an empty form has all three specified messages', () => {
  expect(calculate(emptyInputs)).toEqual({
    ok: false,
    errors: {
      amount: { message: 'Please enter a valid peptide amount' },
      diluent: { message: 'Please enter a valid diluent volume' },
      dose: { message: 'Please enter a valid desired dose' },
    },
  });
});

test('only the invalid fields get a message', () => {
  expect(calculate(toInputs('5 mg', '0', '250 mcg'))).toEqual({
    ok: false,
    errors: {
      diluent: {
        message: 'Please enter a valid diluent volume',
        help: 'Type a number above 0, like 2.5.',
      },
    },
  });
});

test.each([
  ['1,000', 'Write it without separators for thousands: 1000 or 1.5, not 1,000.'],
  ['1 000', 'Write it without separators for thousands: 1000 or 1.5, not 1,000.'],
  ['1e3', 'Write the number out: 1000, not 1e3.'],
  ['-5', 'Type it without a sign: 5, not -5 or +5.'],
  ['0', 'Type a number above 0, like 2.5.'],
  [
    '250 mcg',
    'Type the number alone: 5, not 5 mg. If the unit beside the field is another one, convert it first.',
  ],
  ['２５０', 'Type it with the digits 0 to 9, like 2.5.'],
  ['Infinity', 'Use digits and one decimal point only, like 2.5.'],
  ['some', 'Use digits and one decimal point only, like 2.5.'],
  ['9'.repeat(400), 'Use at most 30 characters.'],
])('%.20j is refused with the message and what to type instead', (dose, help) => {
  const outcome = calculate({ ...emptyInputs, amount: '5', diluent: '2', dose });
  expect(outcome).toEqual({
    ok: false,
    errors: { dose: { message: 'Please enter a valid desired dose', help } },
  });
});

test('the card shows mg/mL and mL to 3 decimals, units to 1, and whole doses', () => {
  expect(toDisplay(calculated('5 mg', '2', '250 mcg'))).toEqual({
    concentration: '2.500',
    volume: '0.100',
    units: '10.0',
    doses: '20',
  });
  expect(toDisplay(calculated('10 mg', '3', '500 mcg'))).toEqual({
    concentration: '3.333',
    volume: '0.150',
    units: '15.0',
    doses: '20',
  });
});

test('a value that would round to 0 keeps the digits it needs', () => {
  expect(toDisplay(calculated('1 mcg', '10', '0.00003 mcg'))).toEqual({
    concentration: '0.0001',
    volume: '0.0003',
    units: '0.03',
    doses: '33333',
  });
});

test('the announcement gives the draw, with its units as words, and the other results', () => {
  const calculation = calculated('5 mg', '2', '250 mcg');
  expect(withSpaces(toAnnouncement(calculation, barrels[0]))).toBe(
    'Draw to the 10 unit mark, 0.1 millilitre. Concentration 2.500 mg/mL. Doses per vial 20.',
  );
});

test('the announcement gives the titles of the warnings, and the copied text the digits that rounding hides', () => {
  expect(withSpaces(toAnnouncement(calculated('10 mg', '2', '50 mcg'), barrels[0]))).toContain(
    '. Warning: Hard to measure. Concentration 5.000 mg/mL.',
  );
  expect(withSpaces(toSummary(calculated('25 mcg', '10', '1 mcg'), LARGEST_BARREL, ''))).toContain(
    'Doses per vial: 25\nThe decimals are fixed. With more digits: 0.0025 mg/mL.\n',
  );
});

test('the copied text has the inputs as parsed, the results as shown, and what IU means', () => {
  const calculation = calculated('5.0 mg', '0,5', '.25 mg');
  expect(
    withSpaces(toSummary(calculation, barrels[0], 'https://example.org/c')).split('\n'),
  ).toEqual([
    'Peptide Calculator Results',
    'Peptide amount: 5 mg',
    'Diluent volume: 0.5 mL',
    'Desired dose: 0.25 mg',
    '',
    'Concentration: 10.000 mg/mL',
    'Volume per dose: 0.025 mL (2.5 IU)',
    'Doses per vial: 20',
    '',
    'Draw 2.5 units, 0.025 mL, between two marks.',
    'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
    'For education only. Consult a healthcare professional before you use any peptide.',
    'https://example.org/c',
  ]);
});

test('the text of an undrawable dose starts with the warning and has no draw instruction', () => {
  const text = withSpaces(toSummary(calculated('5 mg', '2', '6 mg'), LARGEST_BARREL, ''));
  expect(text).toMatch(
    /^Cannot be drawn: the dose is more than the vial holds\.\nWARNING: Check mg and mcg\..*\nWARNING: More than the vial holds\. The dose is 6 mg/,
  );
  expect(text).toContain('What the arithmetic gives:\nConcentration: 2.500 mg/mL');
  expect(text).not.toContain('Draw ');
});

test('the text for another scale says so first, and keeps the IU of the specification', () => {
  const calculation = calculated('5 mg', '2', '250 mcg');
  const text = withSpaces(toSummary(calculation, barrelOf('u40-1.0'), ''));
  expect(text).toMatch(/^WARNING: U-40, not U-100\. On a U-40 syringe 1 mL is 40 units, not 100\./);
  expect(text).toContain('Volume per dose: 0.100 mL (10.0 IU)');
  expect(text).toContain('Draw to the 4 unit mark of a U-40 syringe, 0.1 mL.');
});

function work(amount: string, diluent: string, dose: string, barrel: Barrel = LARGEST_BARREL) {
  return toWorking(calculated(amount, diluent, dose), barrel).map(({ label, text }) =>
    withSpaces(`${label}: ${text}`),
  );
}

test('the working shows the units of the chosen syringe as well as those of U-100', () => {
  const texts = work('5 mg', '2', '250 mcg', barrelOf('u50-1.0'));
  expect(texts).toContain('Units on a U-100 syringe: 0.1 mL × 100 = 10 units');
  expect(texts).toContain('Units on your U-50 syringe: 0.1 mL × 50 = 5 units');
});

test('the working shows each step with the numbers typed', () => {
  expect(work('5 mg', '2', '250 mcg')).toEqual([
    'Desired dose: 250 mcg ÷ 1,000 = 0.25 mg',
    'Concentration: 5 mg ÷ 2 mL = 2.5 mg/mL',
    'Volume per dose: 0.25 mg ÷ 2.5 mg/mL = 0.1 mL',
    'Units on a U-100 syringe: 0.1 mL × 100 = 10 units',
    'Doses per vial: 5 mg ÷ 0.25 mg = 20',
  ]);
});

test('the working never continues with a rounded number', () => {
  expect(work('5000 mcg', '3', '0.3 mg')).toEqual([
    'Peptide amount: 5,000 mcg ÷ 1,000 = 5 mg',
    'Concentration: 5 mg ÷ 3 mL ≈ 1.666667 mg/mL',
    'Volume per dose: 0.3 mg ÷ (5 mg ÷ 3 mL) = 0.18 mL',
    'Units on a U-100 syringe: 0.18 mL × 100 = 18 units',
    'Doses per vial: 5 mg ÷ 0.3 mg ≈ 16.666667, rounded down to 16',
  ]);
  expect(work('10 mg', '2', '50 mcg')).toContain(
    'Units on a U-100 syringe: 0.01 mL × 100 = 1 unit',
  );
  expect(work('7 mg', '1', '1 mg').slice(1, 3)).toEqual([
    'Volume per dose: 1 mg ÷ 7 mg/mL ≈ 0.142857 mL',
    'Units on a U-100 syringe: (1 mg ÷ 7 mg/mL) × 100 ≈ 14.285714 units',
  ]);
});
