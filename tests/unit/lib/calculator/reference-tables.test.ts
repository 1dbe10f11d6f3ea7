import { expect, test } from 'vitest';
import {
  toAminoAcidRows,
  toConcentrationRows,
  toDiluentHeadings,
  toMassRows,
  toSyringeRows,
  toVolumeRows,
} from '@/lib/calculator/reference-tables';

/** Rows with no-break spaces replaced by ordinary ones. */
const plain = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => cell.replace(/\u00a0/g, ' ')));

test('masses are converted correctly: 1 g = 1000 mg, 1 mg = 1000 mcg', () => {
  expect(plain(toMassRows())).toEqual(
    expect.arrayContaining([
      ['0.05 mg', '50 mcg', '0.00005 g'],
      ['0.25 mg', '250 mcg', '0.00025 g'],
      ['1 mg', '1,000 mcg', '0.001 g'],
      ['30 mg', '30,000 mcg', '0.03 g'],
    ]),
  );
});

test('volumes are converted correctly: 1 mL = 1000 microlitres = 100 units', () => {
  expect(plain(toVolumeRows())).toEqual(
    expect.arrayContaining([
      ['0.01 mL', '10 microlitres', '1 unit'],
      ['0.25 mL', '250 microlitres', '25 units'],
      ['1 mL', '1,000 microlitres', '100 units'],
    ]),
  );
});

test('each U-100 syringe states its marks: 0.3, 0.5 and 1 mL', () => {
  expect(plain(toSyringeRows())).toEqual([
    ['0.3 mL', '30 units', '1 unit', '0.01 mL', '30'],
    ['0.3 mL', '30 units', '0.5 units', '0.005 mL', '60'],
    ['0.5 mL', '50 units', '1 unit', '0.01 mL', '50'],
    ['1 mL', '100 units', '2 units', '0.02 mL', '50'],
  ]);
});

test('a vial in mcg is named in mcg, and its concentration is given in mg/mL', () => {
  const [row] = toConcentrationRows([{ amount: '500', unit: 'mcg' }]);
  expect(row?.vial).toBe('500\u00a0mcg');
  expect(row?.cells[0]).toEqual({ perMl: '0.5\u00a0mg/mL', perUnit: '5\u00a0mcg' });
});

test('concentrations are amount divided by diluent, and say when they are rounded', () => {
  expect(toDiluentHeadings().map((text) => text.replace('\u00a0', ' '))).toEqual([
    '1 mL',
    '2 mL',
    '3 mL',
    '5 mL',
  ]);
  const rows = toConcentrationRows().map(({ vial, cells }) => [
    vial,
    ...cells.map(({ perMl, perUnit }) => `${perMl}, ${perUnit}`),
  ]);
  expect(plain(rows)).toEqual([
    [
      '2 mg',
      '2 mg/mL, 20 mcg',
      '1 mg/mL, 10 mcg',
      'about 0.667 mg/mL, about 6.67 mcg',
      '0.4 mg/mL, 4 mcg',
    ],
    [
      '5 mg',
      '5 mg/mL, 50 mcg',
      '2.5 mg/mL, 25 mcg',
      'about 1.667 mg/mL, about 16.67 mcg',
      '1 mg/mL, 10 mcg',
    ],
    [
      '10 mg',
      '10 mg/mL, 100 mcg',
      '5 mg/mL, 50 mcg',
      'about 3.333 mg/mL, about 33.33 mcg',
      '2 mg/mL, 20 mcg',
    ],
    ['30 mg', '30 mg/mL, 300 mcg', '15 mg/mL, 150 mcg', '10 mg/mL, 100 mcg', '6 mg/mL, 60 mcg'],
  ]);
});

test('the table has the twenty amino acids, each once, ordered by name', () => {
  const rows = toAminoAcidRows();
  expect(
    rows
      .map(({ letter }) => letter)
      .sort()
      .join(''),
  ).toBe('ACDEFGHIKLMNPQRSTVWY');
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test.each([
  // Residue masses as in textbooks: average, then monoisotopic.
  ['G', 'Gly', '57.05', '57.0215', 'special', undefined],
  ['A', 'Ala', '71.08', '71.0371', 'hydrophobic', undefined],
  ['C', 'Cys', '103.14', '103.0092', 'polar', '8.5'],
  ['D', 'Asp', '115.09', '115.0269', 'negative', '3.9'],
  ['H', 'His', '137.14', '137.0589', 'positive', '6.5'],
  ['K', 'Lys', '128.18', '128.0950', 'positive', '10.8'],
  ['R', 'Arg', '156.19', '156.1011', 'positive', '12.5'],
  ['W', 'Trp', '186.21', '186.0793', 'aromatic', undefined],
  ['Y', 'Tyr', '163.18', '163.0633', 'aromatic', '10.1'],
])(
  '%s is %s with its masses, class and pKa',
  (letter, short, average, monoisotopic, residueClass, pka) => {
    expect(toAminoAcidRows().find((row) => row.letter === letter)).toMatchObject({
      short,
      average,
      monoisotopic,
      class: residueClass,
      ionisation: pka === undefined ? undefined : { pKa: Number(pka) },
    });
  },
);

test('exactly the seven side chains that take up or give up a proton have a pKa', () => {
  const ionisable = toAminoAcidRows().filter(({ ionisation }) => ionisation);
  expect(
    ionisable
      .map(({ letter }) => letter)
      .sort()
      .join(''),
  ).toBe('CDEHKRY');
});
