import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exampleInputs,
  exampleSchedule,
  formatHalfLifeUrl,
  type HalfLifeInputs,
  parseHalfLifeQuery,
  readSchedule,
  timeUnits,
} from '@/lib/calculator/half-life-inputs';
import { trimTyped } from '@/lib/calculator/read-decimal';
import { anyText } from '../../../fixtures/arbitraries';

const PATH = '/tools/half-life';
const readQuery = (search: string) => parseHalfLifeQuery(new URLSearchParams(search));
const anyUnit = fc.constantFrom(...timeUnits.map(({ value }) => value));
const of = (changes: Partial<HalfLifeInputs>) => readSchedule({ ...exampleInputs, ...changes });

test('times are converted to hours, and a comma is read as the decimal point', () => {
  expect(of({}).schedule).toEqual(exampleSchedule);
  expect(exampleSchedule).toEqual({ halfLife: 168, interval: 168 });
  expect(of({ halfLife: '1,5', interval: '.5' }).schedule).toEqual({ halfLife: 36, interval: 12 });
  expect(of({ halfLife: ' 2.5 ', halfLifeUnit: 'hours' }).schedule?.halfLife).toBe(2.5);
});

test('an empty field is not an error, but gives no schedule', () => {
  expect(of({ halfLife: '' })).toEqual({ errors: {} });
});

test.each([
  ['0', /a number above 0/],
  ['-1', /without a sign/],
  ['1e3', /Write the number out/],
  ['1,000', /without separators/],
  ['a week', /digits and one decimal point/],
  ['1'.repeat(31), /at most 30 characters/],
])('%j is refused with a hint of what to type', (halfLife, help) => {
  const { schedule, errors } = of({ halfLife });
  expect(schedule).toBeUndefined();
  expect(errors.halfLife?.message).toBe('Please enter a half-life greater than 0');
  expect(errors.halfLife?.help).toMatch(help);
  expect(errors.interval).toBeUndefined();
});

test('times outside the range that can be drawn are refused at their own field', () => {
  expect(of({ interval: '0.09', intervalUnit: 'hours' }).errors.interval?.message).toBe(
    'Please enter a time between doses from 0.1 hours to 1,000 days',
  );
  expect(of({ halfLife: '1000.1' }).errors.halfLife?.help).toMatch(/unit/);
  expect(of({ halfLife: '1000', interval: '0.1', intervalUnit: 'hours' }).schedule).toBeDefined();
});

test('a URL fills in the fields it names and leaves the rest at the example', () => {
  expect(readQuery('')).toEqual(exampleInputs);
  expect(readQuery('halfLife=5&halfLifeUnit=days')).toEqual({ ...exampleInputs, halfLife: '5' });
  expect(readQuery('interval=12&intervalUnit=hours')).toMatchObject({
    interval: '12',
    intervalUnit: 'hours',
  });
});

test('a time with an unknown unit, or too long, is left empty, and its field says so', () => {
  expect(readQuery('halfLife=5&halfLifeUnit=weeks')).toMatchObject({
    halfLife: '',
    halfLifeUnit: 'days',
    interval: '7',
    unread: ['halfLife'],
  });
  const { errors } = readSchedule(readQuery(`interval=${'1'.repeat(31)}`));
  expect(errors.interval?.message).toMatch(/time between doses again/);
  expect(errors.halfLife).toBeUndefined();
});

test('the example gives the bare path, and any other time is written with its unit', () => {
  expect(formatHalfLifeUrl(exampleInputs)).toBe(PATH);
  expect(formatHalfLifeUrl({ ...exampleInputs, halfLife: '2', halfLifeUnit: 'hours' })).toBe(
    `${PATH}?halfLife=2&halfLifeUnit=hours`,
  );
  expect(formatHalfLifeUrl({ ...exampleInputs, halfLife: '' })).toBe(PATH);
});

test('any text of up to 30 characters reads back unchanged from its URL', () => {
  fc.assert(
    fc.property(anyText(), anyText(), anyUnit, anyUnit, (halfLife, interval, a, b) => {
      const inputs = { halfLife, halfLifeUnit: a, interval, intervalUnit: b };
      const back = readQuery(new URL(formatHalfLifeUrl(inputs), 'http://localhost').search);
      for (const field of ['halfLife', 'interval'] as const) {
        const typed = trimTyped(inputs[field]);
        if (typed === '' || typed.length > 30) continue;
        expect(back[field]).toBe(typed);
        expect(back[`${field}Unit`]).toBe(inputs[`${field}Unit`]);
      }
      expect(() => readSchedule(back)).not.toThrow();
    }),
  );
});
