import { expect, test } from 'vitest';
import {
  formatConcentration,
  formatPerUnit,
  formatVialReading,
  toCalculatorHref,
  toMarkTable,
  toSourcedDoses,
  toVialReading,
} from '@/lib/peptides/vial-arithmetic';
import { peptideRecord } from '../../../fixtures/peptides';

const vial = (vialMg: string, diluentMl: string) => ({ vialMg, diluentMl });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// The specification's examples. Its second says 0.2 mg, against its own formula: twice the dose.
test.each([
  ['10', '2', '0.05 mg (50 mcg)'],
  ['50', '5', '0.1 mg (100 mcg)'],
  ['1', '2', '0.005 mg (5 mcg)'],
  ['6', '3', '0.02 mg (20 mcg)'],
])('%s mg in %s mL hold %s in each unit', (mg, ml, expected) => {
  expect(plain(formatPerUnit(vial(mg, ml)))).toBe(expected);
});

test('the concentration is in mg/mL', () => {
  expect(plain(formatConcentration(vial('10', '2')))).toBe('5 mg/mL');
});

test('sourced doses become volumes and units of this vial', () => {
  const rows = toSourcedDoses(vial('10', '2'), [
    { amount: '250', unit: 'mcg' },
    { amount: '1.5', unit: 'mg' },
  ]);
  expect(rows.map((row) => Object.values(row).map(plain))).toEqual([
    ['250 mcg', '0.05 mL', '5 units'],
    ['1.5 mg', '0.3 mL', '30 units'],
  ]);
});

test('without a sourced dose the table lists the marks of the syringe', () => {
  const { substances, rows } = toMarkTable(peptideRecord({ name: 'X' }));
  expect(substances).toEqual(['X']);
  expect(rows.map(({ units, volume, masses }) => [units, volume, ...masses].map(plain))).toEqual([
    ['5 units', '0.05 mL', '250 mcg'],
    ['10 units', '0.1 mL', '500 mcg'],
    ['25 units', '0.25 mL', '1.25 mg'],
    ['50 units', '0.5 mL', '2.5 mg'],
    ['100 units', '1 mL', '5 mg'],
  ]);
});

test('a blend has a column for each of its parts', () => {
  const parts = [
    { slug: 'bpc-157', mg: '5' },
    { slug: 'sermorelin', mg: '5' },
  ];
  const { substances, rows } = toMarkTable(peptideRecord({ molecule: { kind: 'blend', parts } }));
  expect(substances).toEqual(['BPC-157', 'Sermorelin']);
  expect(rows[1]?.masses.map(plain)).toEqual(['250 mcg', '250 mcg']);
});

test('a product without a vial has no table', () => {
  const record = peptideRecord({ reconstitution: { form: 'Sold as tablets' } });
  expect(toMarkTable(record)).toEqual({ substances: [], rows: [] });
});

test('the syringe beside the vial shows the first sourced dose on the smallest barrel', () => {
  const dose = { amount: '250', unit: 'mcg' } as const;
  expect(toVialReading(vial('10', '2'), [dose])).toMatchObject({
    barrel: { units: 30 },
    reading: { fill: 5 },
  });
  expect(plain(formatVialReading(vial('10', '2'), [dose]))).toBe('250 mcg is 0.05 mL, or 5 units');
});

test('without a sourced dose the syringe shows ten units as a scale, not as a dose', () => {
  expect(toVialReading(vial('10', '2'), [])).toMatchObject({
    barrel: { units: 100 },
    reading: { fill: 10 },
  });
  expect(plain(formatVialReading(vial('10', '2'), []))).toBe('For scale: 10 units hold 500 mcg');
});

test('a dose larger than one syringe is flagged', () => {
  const reading = toVialReading(vial('10', '5'), [{ amount: '8', unit: 'mg' }]);
  expect(reading).toMatchObject({
    barrel: { units: 100 },
    reading: { fill: 100, flag: 'more than one syringe' },
  });
});

test('the calculator opens with the vial filled in and no dose', () => {
  expect(toCalculatorHref(vial('10', '2'))).toBe(
    '/tools/peptide-calculator?amount=10&unit=mg&diluent=2',
  );
});
