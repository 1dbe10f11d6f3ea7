import { expect, test } from 'vitest';
import { addMonths } from '@/lib/text/dates';

test.each([
  ['2026-11-22', 36, '2029-11-22T00:00:00.000Z'],
  // Daylight saving time begins in some time zones between these two.
  ['2026-09-30', -2, '2026-07-30T00:00:00.000Z'],
  ['2026-01-31', 1, '2026-02-28T00:00:00.000Z'],
  ['2026-03-31', -1, '2026-02-28T00:00:00.000Z'],
  ['2028-02-29', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28T23:59:59.000Z'],
])('%s plus %i months is %s', (iso, months, sum) => {
  expect(addMonths(iso, months)).toBe(sum);
});
