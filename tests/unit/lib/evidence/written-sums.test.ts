import { expect, test } from 'vitest';
import { findWrongSums } from '@/lib/evidence/written-sums';

test.each([
  ['5 mg ÷ 2 mL = 2.4 mg/mL', '2.5'],
  ['81 − 6 = 74', '75'],
  ['(26.5 − 9.9) × 2 = 34', '33.2'],
  ['50% × 71% = 37%', '3550'],
])('%s is wrong', (text, result) => {
  expect(findWrongSums(`So ${text}.`)).toEqual([{ sum: text, result }]);
});

test.each([
  '5 mg ÷ 2 mL = 2.5 mg/mL',
  '12.5 − 9.2 = 3.3 points',
  '5 ÷ 45 = 11%',
  '50% × 71% = 35.5%',
  // Not checked: a result that is a fraction, and a sum that mixes mg and mcg.
  '1 ÷ (1 − 0.25) = 4/3',
  '250 mcg ÷ 1,000 = 0.25 mg',
  'GLP-1 and 2 = 3',
])('%s is accepted', (text) => {
  expect(findWrongSums(text)).toEqual([]);
});
