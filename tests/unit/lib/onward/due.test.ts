import { expect, test } from 'vitest';
import { getDue, getLastDay } from '@/lib/onward/substance-changes';

test('a month is due until its last day', () => {
  expect(getLastDay('2027-02')).toBe('2027-02-28');
  expect(getLastDay('2028-02')).toBe('2028-02-29');
  expect(getLastDay('2026-12')).toBe('2026-12-31');
  expect(getLastDay('2027-10-07')).toBe('2027-10-07');
  expect(getDue('retatrutide').map(({ by }) => by)).toEqual(['2027-01-01', '2027-03']);
});
