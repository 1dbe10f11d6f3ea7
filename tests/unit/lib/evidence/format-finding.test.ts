import { expect, it } from 'vitest';
import {
  formatArm,
  formatEffect,
  formatFollowUp,
  formatQuantity,
} from '@/lib/evidence/format-finding';

it.each([
  [{ n: 1306, value: -14.9, unit: '%' }, '−14.9%'],
  [{ value: 5, low: 4.2, high: 6, unit: 'kg' }, '5 kg (4.2 to 6)'],
  [{ n: 8803, events: 569, percent: 6.5 }, '569 of 8,803 (6.5%)'],
  [{ percent: 12 }, '12%'],
  [{ events: 3 }, '3'],
  [{ high: 30, unit: 'minutes' }, 'under 30 minutes'],
  [{}, ''],
])('formats the result of a group, %j, as "%s"', (arm, text) => {
  expect(formatArm({ name: 'a', ...arm })).toBe(text);
});

it('shows an estimate alone if no interval was published', () => {
  expect(formatEffect({ measure: 'mean difference', value: -2, unit: 'kg' })).toBe(
    'mean difference −2 kg',
  );
});

it('gives an interval that begins at 0 no decimals that nobody printed', () => {
  const effect = { measure: 'hazard ratio', value: 0.07, low: 0, high: 0.1, level: 95 } as const;
  expect(formatEffect(effect)).toBe('hazard ratio 0.07 (95% CI 0 to 0.1)');
});

it('formats quantities and follow-up times with their units', () => {
  expect(formatQuantity(-12.4, 'percentage points')).toBe('−12.4 percentage points');
  expect(formatQuantity(1000)).toBe('1,000');
  expect(formatFollowUp({ value: 1, unit: 'years' })).toBe('1 year');
  expect(formatFollowUp({ value: 68, unit: 'weeks' })).toBe('68 weeks');
  expect(formatFollowUp(undefined)).toBe('');
});
