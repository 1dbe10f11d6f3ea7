import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { type Barrel, barrels } from '@/content/syringes';
import { formatBarrel, LARGEST_BARREL, toSmallestBarrel } from '@/lib/calculator/barrels';
import { formatLead, formatSpokenLead, toEmptyReading, toReading } from '@/lib/calculator/reading';
import { barrelOf, calculated, withSpaces } from '../../../fixtures/calculator';

function read(amount: string, diluent: string, dose: string, barrelId?: string) {
  const calculation = calculated(amount, diluent, dose);
  const barrel: Barrel =
    barrels.find(({ id }) => id === barrelId) ?? toSmallestBarrel(calculation.dose.units);
  const reading = toReading(calculation.dose, barrel);
  return {
    lead: withSpaces(formatLead(reading)),
    label: withSpaces(reading.label),
    fill: reading.fill,
    flag: reading.flag && withSpaces(reading.flag),
    isDrawable: reading.isDrawable,
  };
}

test.each([
  ['10', '0.3'],
  ['30', '0.3'],
  ['30.0001', '0.5'],
  ['50', '0.5'],
  ['50.5', '1.0'],
  ['100', '1.0'],
  ['100.1', '1.0'],
  ['4000', '1.0'],
])('%s units are drawn on the %s mL barrel', (units, id) => {
  expect(toSmallestBarrel(new Fraction(units)).id).toBe(id);
});

test('a draw on a mark', () => {
  expect(read('5 mg', '2', '250 mcg')).toEqual({
    lead: 'Draw to the 10 unit mark, 0.1 mL',
    label: 'U-100 syringe of 0.3 mL, filled to the 10 unit mark of 30',
    fill: 10,
    flag: '10 units, 0.1 mL',
    isDrawable: true,
  });
});

test('a draw between two marks', () => {
  expect(read('3 mg', '1', '250 mcg')).toMatchObject({
    lead: 'Draw about 8.33 units, about 0.0833 mL, between two marks',
    label: 'U-100 syringe of 0.3 mL, filled to about 8.33 units of 30, between two marks',
    flag: 'about 8.33 units, 0.0833 mL',
  });
});

test('the same draw is on a mark of one barrel and between two of another', () => {
  expect(read('10 mg', '2', '525 mcg').lead).toBe('Draw 10.5 units, 0.105 mL, between two marks');
  expect(read('10 mg', '2', '525 mcg', '0.3-half').lead).toBe(
    'Draw to the 10.5 unit mark, 0.105 mL',
  );
});

test('a draw below the first mark', () => {
  expect(read('10 mg', '1', '20 mcg').lead).toBe(
    'Draw 0.2 units, 0.002 mL, less than the first mark',
  );
});

describe('a draw that does not fit', () => {
  test('is shown as a full barrel with a message, and is not rescaled', () => {
    expect(read('5 mg', '2', '5 mg')).toEqual({
      lead: 'Cannot be drawn: the draw is 200 units, 2 mL, more than one syringe holds',
      label: 'Full U-100 syringe of 1 mL: the dose is 200 units, more than one syringe holds',
      fill: 100,
      flag: 'more than one syringe',
      isDrawable: false,
    });
  });
  test('in a barrel that is too small is not called more than any syringe holds', () => {
    expect(read('5 mg', '2', '1 mg', '0.3')).toMatchObject({
      lead: 'Cannot be drawn: the draw is 40 units, 0.4 mL, more than this syringe holds',
      fill: 30,
      flag: 'more than this syringe',
    });
  });
});

test('a dose larger than the vial has no mark to draw to', () => {
  expect(read('5 mg', '0.5', '6 mg')).toEqual({
    lead: 'Cannot be drawn: the dose is more than the vial holds',
    label: 'Empty U-100 syringe of 1 mL: the dose is more than the vial holds',
    fill: 0,
    flag: undefined,
    isDrawable: false,
  });
});

test('a vial that would hold a thousand doses or more gives no draw', () => {
  expect(read('10 mg', '2', '2.5 mcg')).toMatchObject({
    lead: 'Cannot be drawn: one vial would hold 4,000 doses, more than makes sense',
    fill: 0,
    isDrawable: false,
  });
});

test('a scale other than U-100 is named with every mark', () => {
  expect(read('5 mg', '2', '250 mcg', 'u40-1.0')).toMatchObject({
    lead: 'Draw to the 4 unit mark of a U-40 syringe, 0.1 mL',
    label: 'U-40 syringe of 1 mL, filled to the 4 unit mark of 40',
    fill: 4,
  });
});

test.each([
  ['5 mg', '2', '250 mcg', 'Draw to the 10 unit mark, 0.1 millilitre'],
  ['5 mg', '1', '5 mg', 'Draw to the 100 unit mark, 1 millilitre'],
  ['5 mg', '3', '2.5 mg', 'more than one syringe holds'],
])('%s in %s mL at %s is read aloud in words', (amount, diluent, dose, spoken) => {
  const { dose: result } = calculated(amount, diluent, dose);
  const text = withSpaces(formatSpokenLead(toReading(result, LARGEST_BARREL)));
  expect(text).toContain(spoken);
  expect(text).not.toContain('mL');
});

test('an empty barrel is labelled with its scale and size', () => {
  expect(toEmptyReading(barrelOf('1.0'))).toEqual({
    fill: 0,
    label: 'Empty U-100 syringe of 1 mL',
  });
  expect(barrels.map(formatBarrel)).toEqual(
    expect.arrayContaining([
      '0.3 mL U-100, a mark each unit',
      '0.3 mL U-100, a mark each half unit',
      '0.5 mL U-100, a mark each unit',
      '1 mL U-100, a mark each 2 units',
      '0.5 mL U-40, a mark each unit',
      '1 mL U-40, a mark each unit',
      '1 mL U-50, a mark each unit',
    ]),
  );
});
