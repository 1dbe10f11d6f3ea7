import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalculatorInputs, emptyInputs } from '@/lib/calculator/inputs';
import { trimTyped } from '@/lib/calculator/read-decimal';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { anyText } from '../../../fixtures/arbitraries';
import { anyUnit } from '../../../fixtures/calculator';

const PATH = '/tools/peptide-calculator';

function queryOf(url: string): string {
  return new URL(url, 'http://localhost').search;
}
const readQuery = (search: string) => parseInputsQuery(new URLSearchParams(search));

test.each<[Partial<CalculatorInputs>, string]>([
  [{ amount: '5', diluent: '2', dose: '250' }, '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg'],
  [{}, ''],
  // A unit is kept with its number, or if it is not the default.
  [{ diluent: '2' }, '?diluent=2'],
  [{ amount: '5' }, '?amount=5&unit=mg'],
  [{ doseUnit: 'mg' }, '?doseUnit=mg'],
])('the URL of %j has the parameters "%s", in order', (typed, query) => {
  expect(formatInputsUrl({ ...emptyInputs, ...typed })).toBe(`${PATH}${query}`);
});

test('a URL fills in the fields; missing units get their defaults', () => {
  expect(readQuery('?amount=5&diluent=2&dose=250')).toEqual({
    amount: '5',
    unit: 'mg',
    diluent: '2',
    dose: '250',
    doseUnit: 'mcg',
  });
});

test('a mass with an unknown unit is dropped and not read in another unit', () => {
  const { amount, unit, diluent, dose, doseUnit } = readQuery(
    '?amount=5&unit=g&diluent=2&dose=250&doseUnit=IU',
  );
  expect({ amount, unit, diluent, dose, doseUnit }).toEqual({ ...emptyInputs, diluent: '2' });
});

test('unknown parameters, repeated ones and overlong values are ignored', () => {
  expect(readQuery(`?amount=5&amount=9&utm=x&dose=${'1'.repeat(5000)}`)).toEqual({
    ...emptyInputs,
    amount: '5',
    isPartial: true,
  });
});

test('a faulty link fills in the valid fields and keeps unreadable text visible', () => {
  expect(readQuery('?amount=5&unit=mg&diluent=lots&dose=%EF%BC%95&doseUnit=mcg')).toEqual({
    ...emptyInputs,
    amount: '5',
    diluent: 'lots',
    dose: '５',
  });
  expect(readQuery('?amount=%E0%A4%A&unit=kg&diluent=2&dose&doseUnit=mcg&doseUnit=mg')).toEqual({
    ...emptyInputs,
    diluent: '2',
    isPartial: true,
  });
});

test('inputs read back from their URL are unchanged', () => {
  const anyField = anyText(20).map(trimTyped);
  const anyInputs = fc.record({
    amount: anyField,
    unit: anyUnit,
    diluent: anyField,
    dose: anyField,
    doseUnit: anyUnit,
  });
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(readQuery(queryOf(formatInputsUrl(inputs)))).toEqual(inputs);
    }),
  );
});
