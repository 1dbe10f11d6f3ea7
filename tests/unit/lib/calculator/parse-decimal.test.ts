import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal } from '@/lib/calculator/format-quantity';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { MAX_TYPED, trimTyped } from '@/lib/calculator/read-decimal';
import { anyText } from '../../../fixtures/arbitraries';
import { anyDecimalText } from '../../../fixtures/calculator';

test.each([
  ['5', '5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['0.250', '0.25'],
  ['007', '7'],
  [' 2.5 ', '2.5'],
  ['\u00a02\t', '2'],
  ['\u200e10', '10'],
  ['\u202a2.5\u202c\u200b', '2.5'],
  ['0,5', '0.5'],
  [',5', '0.5'],
  ['5,', '5'],
  ['2,25', '2.25'],
  ['0,125', '0.125'],
  ['1000,125', '1000.125'],
  ['0.123456789012345678901234567', '0.123456789012345678901234567'],
])('%j is read as %s', (typed, expected) => {
  const parsed = parseDecimal(typed);
  expect(parsed.ok && parsed.value.toString(MAX_TYPED)).toBe(expected);
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['0', 'not-positive'],
  ['0.000', 'not-positive'],
  ['0,0', 'not-positive'],
  ['1,000', 'separators'],
  ['12,500', 'separators'],
  ['1.000,5', 'separators'],
  ['1,000.5', 'separators'],
  ['1,000,000', 'separators'],
  ['1 000', 'separators'],
  ["1'000", 'separators'],
  ['1.2.3', 'separators'],
  ['-5', 'sign'],
  ['+5', 'sign'],
  ['−5', 'sign'],
  ['-0.5', 'sign'],
  ['5e3', 'exponent'],
  ['1E-3', 'exponent'],
  ['-1e+3', 'exponent'],
  ['5 mg', 'unit'],
  ['5mg', 'unit'],
  ['2,5 mL', 'unit'],
  ['250\u00a0mcg', 'unit'],
  ['10 units', 'unit'],
  ['10 IU', 'unit'],
  ['５', 'foreign-digits'],
  ['２．５', 'foreign-digits'],
  ['1５', 'foreign-digits'],
  ['٥', 'foreign-digits'],
  ['०.५', 'foreign-digits'],
  ['\u200f.5', 'unseen'],
  ['\u202e12', 'unseen'],
  ['0x10', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['∞', 'unreadable'],
  ['NaN', 'unreadable'],
  ['five', 'unreadable'],
  ['5 mg/mL', 'unreadable'],
  ['½', 'unreadable'],
  ['5-10', 'unreadable'],
  ['.', 'unreadable'],
  [',', 'unreadable'],
  ['-', 'unreadable'],
  ['9'.repeat(400), 'too-long'],
  ['1'.repeat(MAX_TYPED + 1), 'too-long'],
  ['9'.repeat(1_000_000), 'too-long'],
])('ambiguous or unreadable input is refused: %.40s, %s', (typed, problem) => {
  expect(parseDecimal(typed)).toEqual({ ok: false, problem });
});

test('any input gives a positive number written in plain digits, or a problem', () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      const parsed = parseDecimal(typed);
      if (!parsed.ok) return;
      expect(parsed.value.gt(0)).toBe(true);
      expect(trimTyped(typed)).toMatch(/^[\d.,]+$/);
    }),
  );
});

test('a formatted number parses back to the same number', () => {
  fc.assert(
    fc.property(anyDecimalText, (typed) => {
      const parsed = parseDecimal(typed);
      if (!parsed.ok) throw new Error(typed);
      const again = parseDecimal(formatDecimal(parsed.value, 6));
      expect(again.ok && again.value.equals(parsed.value)).toBe(true);
      expect(parsed.value.equals(String(Number(typed)))).toBe(true);
    }),
  );
});
