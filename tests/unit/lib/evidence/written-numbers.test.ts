import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGivenNumbers, parseWrittenNumbers } from '@/lib/evidence/written-numbers';

const valuesOf = (text: string) => parseWrittenNumbers(text).map(({ value }) => value);

test.each([
  ['1,961 adults took 2.40 mg', ['1961', '2.4']],
  ['weight fell by 14.9% (-14.9%, −14.9 %)', ['14.9', '14.9', '14.9']],
  ['12.1 to 16.4, 0.72–0.90 and 2-9 kg', ['12.1', '16.4', '0.72', '0.9', '2', '9']],
  ['a ratio of 3:1, or 11/12', ['3', '1', '11', '12']],
  ['about 1.5 million tests', ['1500000']],
  ['p<0.001 at week 68.', ['0.001', '68']],
  ['a 26-week trial in 55-year-olds', ['26', '55']],
  ['on 26 July 2024', ['26 July', '2024']],
  ['read on 2026-08-21', ['21 August']],
  ['2mg twice', ['2']],
])('%s', (text, values) => expect(valuesOf(text)).toEqual(values));

test.each([
  ['two patients and eleven healthy volunteers', ['2', '11']],
  ['for twelve weeks, a six-month trial', ['12', '6']],
  ['three to five days', ['3', '5']],
  ['two of the trials', ['2']],
  ['two ways of one molecule in two parts', []],
  ['one patient', []],
])('number words: %s', (text, values) => expect(valuesOf(text)).toEqual(values));

test.each([
  'BPC-157, TB-500, GLP-1/GIP, IGF-1 and thymosin alpha-1',
  'SURMOUNT-2, SURPASS-CVOT, TRIUMPH-3 and -4',
  'STEP 1, STEP 5 and PIONEER 6',
  'COVID-19, type 2 diabetes, phase 2b and phases 2 and 3, level 4',
  'sections S0 and S2.3, 503A, 503B, U-100, V34L, 5-HT, pub6, HbA1c, CD4',
  'category 2, grade 3 or 4, PMID 12345678, section 503',
  'a 95% confidence interval, 95% CI',
  'the trial at https://example.org/2024/5, doi 10.1056/NEJMoa2032183',
  'MEN 2, residues 17 to 23, GHRH 1-29, GRF (1-29), version 3',
  '100 units are 1 mL, a mark 0.01 mL only on a U-100 syringe; volume in mL by 100; kept at 2-8 °C or -20 °C, within 30 days of reconstitution',
])('no numbers: %s', (text) => expect(valuesOf(text)).toEqual([]));

test('a number next to a name counts', () => {
  expect(valuesOf('BPC-157 10 mg in phase 2, 338 adults')).toEqual(['10', '338']);
  expect(valuesOf('SELECT 17,604 people, STEP 1 1,961')).toEqual(['17604', '1961']);
});

test('a number that only resembles a name counts', () => {
  expect(valuesOf('BMI 38 or BMI 25-50, NAION 10 per 100,000')).toEqual(['38', '25', '50', '10']);
  expect(valuesOf('at levels 100 times higher, in mid-2024, phase 2 and 5 mg')).toEqual([
    '100',
    '2024',
    '5',
  ]);
  expect(valuesOf('SELECT 16.6%, STEP 1 to 3 and 12 weeks')).toEqual(['16.6', '12']);
});

test('in a record every number word counts', () => {
  const given = parseGivenNumbers('35 preclinical and one clinical; four residues');
  expect(given.map(({ value }) => value)).toEqual(['35', '1', '4']);
});

test('every notation of a number gives the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.nat(999), (whole, thousandths) => {
      const plain = `${whole}.${String(thousandths).padStart(3, '0')}`;
      const grouped = plain.replace(/\B(?=(?:\d{3})+\.)/g, ',');
      const [value] = valuesOf(`it was ${plain} mg`);
      expect(valuesOf(`it was -${grouped}%`)).toEqual([value]);
      expect(Number(value)).toBe(Number(plain));
    }),
  );
});
