import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatHours,
  toDoseRows,
  toFigures,
  toMissedDoseText,
  toSummary,
} from '@/lib/calculator/half-life-text';

const WEEKLY = { halfLife: 168, interval: 168 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('by hand: the figures of one dose per half-life', () => {
  expect(toFigures(WEEKLY).map(({ name, value, unit }) => [name, `${value} ${unit}`])).toEqual([
    ['Steady after', '35 days'],
    ['Ceiling', '2 doses'],
    ['Low point', '1 dose'],
    ['Swing', '2 to 1'],
  ]);
  expect(plain(toSummary(WEEKLY))).toBe(
    'Steady after 35 days. Ceiling 2 doses. Low point 1 dose. Swing 2 to 1.',
  );
  expect(plain(toMissedDoseText(WEEKLY))).toContain(
    'falls to 0.5 doses before the next dose, instead of 1 dose',
  );
  expect(plain(toMissedDoseText(WEEKLY))).toContain('35 days after the gap 3% of a dose');
});

test('by hand: the table of doses in the article on half-lives', () => {
  const rows = toDoseRows(WEEKLY, 5).map((cells) => cells.map(plain));
  expect(rows.map(([, , before, after, share]) => [before, after, share])).toEqual([
    ['0', '1', '50%'],
    ['0.5', '1.5', '75%'],
    ['0.75', '1.75', '87.5%'],
    ['0.875', '1.88', '93.8%'],
    ['0.938', '1.94', '96.9%'],
    ['1', '2', '100%'],
  ]);
  expect(rows.map(([, when]) => when)).toEqual([
    'at the start',
    '7 days',
    '14 days',
    '21 days',
    '28 days',
    'in the end',
  ]);
});

test('if nothing is left between doses, the text on a missed dose says so', () => {
  expect(toMissedDoseText({ halfLife: 0.5, interval: 24 })).toMatch(/stays near 0/);
});

test('very small and very large amounts are written in words', () => {
  expect(formatAmount(0)).toBe('0');
  expect(formatAmount(0.0004)).toBe('under 0.001');
  expect(formatAmount(Number.POSITIVE_INFINITY)).toBe('over 1,000,000');
  expect(formatAmount(1234.5)).toBe('1,230');
  expect(plain(formatHours(1))).toBe('1 hour');
  expect(plain(formatHours(47))).toBe('47 hours');
  expect(plain(formatHours(48))).toBe('2 days');
});

test('no schedule puts NaN, Infinity or undefined into a text', () => {
  const anyTime = fc.double({ min: 0.1, max: 24_000, noNaN: true });
  fc.assert(
    fc.property(anyTime, anyTime, (halfLife, interval) => {
      const schedule = { halfLife, interval };
      const texts = [
        toSummary(schedule),
        toMissedDoseText(schedule),
        ...toDoseRows(schedule, 6).flat(),
      ];
      for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|undefined|e[+-]\d|∞/);
    }),
  );
});
