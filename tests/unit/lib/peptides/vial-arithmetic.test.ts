import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReconstitutionPanel } from '@/components/peptides/reconstitution-panel';
import {
  formatConcentration,
  formatPerUnit,
  toCalculatorHref,
  toMarkRows,
  toSourcedDoses,
  toVialParts,
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
  ['10', '3', 'about 0.0333 mg (33.333 mcg)'],
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
  expect(rows.map((row) => row.map(plain))).toEqual([
    ['250 mcg', '0.05 mL', '5 units'],
    ['1.5 mg', '0.3 mL', '30 units'],
  ]);
});

test('a volume or a number of units that had to be rounded says so', () => {
  const toRows = (mg: string, ml: string, doses: Parameters<typeof toSourcedDoses>[1]) =>
    toSourcedDoses(vial(mg, ml), doses).map((row) => row.map(plain).join(', '));
  const exact = [
    { amount: '0.25', unit: 'mg' },
    { amount: '1', unit: 'mg' },
    { amount: '10', unit: 'mcg' },
  ] as const;
  expect(toRows('5', '3', exact)).toEqual([
    '250 mcg, 0.15 mL, 15 units',
    '1 mg, 0.6 mL, 60 units',
    '10 mcg, 0.006 mL, 0.6 units',
  ]);
  expect(toRows('3', '1', exact.slice(0, 1))).toEqual([
    '250 mcg, about 0.0833 mL, about 8.33 units',
  ]);
});

test('without a sourced dose the table lists the marks of the syringe', () => {
  const parts = toVialParts(peptideRecord({ name: 'X' }), vial('10', '2'));
  expect(parts).toEqual([{ name: 'X', mg: '10' }]);
  expect(toMarkRows(parts, '2').map((row) => row.map(plain))).toEqual([
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
  const found = toVialParts(peptideRecord({ molecule: { kind: 'blend', parts } }), vial('10', '2'));
  expect(found.map(({ name }) => name)).toEqual(['BPC-157', 'Sermorelin']);
  expect(toMarkRows(found, '2')[1]?.map(plain)).toEqual([
    '10 units',
    '0.1 mL',
    '250 mcg',
    '250 mcg',
  ]);
});

test('a product without a vial has no table', () => {
  const peptide = peptideRecord({ reconstitution: { form: 'Sold as tablets' } });
  const html = renderToStaticMarkup(createElement(ReconstitutionPanel, { peptide }));
  expect(html).toContain('Sold as tablets');
  expect(html).not.toContain('<table');
});

test('the syringe beside the vial shows the first sourced dose on the smallest barrel', () => {
  const dose = { amount: '250', unit: 'mcg' } as const;
  const shown = toVialReading(vial('10', '2'), [dose]);
  expect(shown).toMatchObject({ barrel: { units: 30 }, reading: { fill: 5 } });
  expect(plain(shown.caption)).toBe('250 mcg is 0.05 mL, or 5 units');
});

test('without a sourced dose the syringe shows ten units as a scale, not as a dose', () => {
  const shown = toVialReading(vial('10', '2'), []);
  expect(shown).toMatchObject({ barrel: { units: 100 }, reading: { fill: 10 } });
  expect(plain(shown.caption)).toBe('For scale: 10 units hold 500 mcg');
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
