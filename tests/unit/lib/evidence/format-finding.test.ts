import { describe, expect, it } from 'vitest';
import {
  formatArm,
  formatEffect,
  formatEstimate,
  formatFollowUp,
  formatQuantity,
} from '@/lib/evidence/format-finding';

describe('the result of a group', () => {
  it('is the value with its unit and interval, or the events out of all people', () => {
    expect(formatArm({ name: 'a', n: 1306, value: -14.9, unit: '%' })).toBe('−14.9%');
    expect(formatArm({ name: 'a', value: 5, low: 4.2, high: 6, unit: 'kg' })).toBe(
      '5 kg (4.2 to 6)',
    );
    expect(formatArm({ name: 'a', n: 8803, events: 569, percent: 6.5 })).toBe(
      '569 of 8,803 (6.5%)',
    );
    expect(formatArm({ name: 'a', percent: 12 })).toBe('12%');
    expect(formatArm({ name: 'a', events: 3 })).toBe('3');
    expect(formatArm({ name: 'a', high: 30, unit: 'minutes' })).toBe('under 30 minutes');
    expect(formatArm({ name: 'a' })).toBe('');
  });
});

describe('an estimate', () => {
  const effect = { measure: 'hazard ratio', value: 0.8, low: 0.72, high: 0.9, level: 95 } as const;

  it('has as many decimals as its longest number', () => {
    expect(formatEstimate(effect)).toBe('0.80 (0.72 to 0.90)');
    expect(formatEffect(effect)).toBe('hazard ratio 0.80 (95% CI 0.72 to 0.90)');
  });

  it('is shown alone if no interval was published', () => {
    expect(formatEffect({ measure: 'mean difference', value: -2, unit: 'kg' })).toBe(
      'mean difference −2 kg',
    );
  });
});

it('formats quantities and follow-up times with their units', () => {
  expect(formatQuantity(-12.4, 'percentage points')).toBe('−12.4 percentage points');
  expect(formatQuantity(1000)).toBe('1,000');
  expect(formatFollowUp({ value: 1, unit: 'years' })).toBe('1 year');
  expect(formatFollowUp({ value: 68, unit: 'weeks' })).toBe('68 weeks');
  expect(formatFollowUp(undefined)).toBe('');
});
