import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAcceptedSlip } from '@/lib/exercises/slips';
import { judgeTyped } from '@/lib/practice/read-answer';

const UNITS = ['mg', 'mcg', 'mL', 'units', 'mg/mL', '%', 'hours', ''];
const FIFTEEN = { value: '15', unit: 'units', tolerance: '0' };

test.each<[string, string | undefined]>([
  ['150', 'tenfold'],
  ['1.5', 'tenfold'],
  ['1500', 'hundredfold'],
  ['0.15', 'volume'],
  ['15000', 'thousandfold'],
  ['0.015', 'thousandfold'],
  ['6', 'barrel'],
  ['37.5', 'barrel'],
  ['75', 'own'],
  ['16', undefined],
])('%s instead of 15 units is the slip %s', (typed, slip) => {
  const judged = judgeTyped(typed, FIFTEEN, [{ value: '75', tell: 'You divided.' }]);
  expect(judged).toMatchObject({ outcome: 'wrong' });
  expect(judged.outcome === 'wrong' && judged.slip).toBe(slip);
});

test.each(['15', '15.0', ' 15 ', '15,0'])('"%s" is right', (typed) => {
  expect(judgeTyped(typed, FIFTEEN, [])).toMatchObject({ outcome: 'right' });
});

test.each(['', '1,500', '-15', 'fifteen', '0'])(
  '"%s" gets the calculator’s message and no verdict',
  (typed) => {
    expect(judgeTyped(typed, FIFTEEN, [])).toMatchObject({
      outcome: 'unread',
      error: { message: 'Please enter a valid number' },
    });
  },
);

test('a number within the tolerance is right, and one beyond it is not', () => {
  const answer = { value: '8.33', unit: 'units', tolerance: '0.005' };
  expect(judgeTyped('8.333', answer, []).outcome).toBe('right');
  expect(judgeTyped('8.3', answer, []).outcome).toBe('wrong');
  expect(judgeTyped('83.3', answer, [])).toMatchObject({ slip: 'tenfold' });
});

test('10, 100 and 1000 times too much or too little is never right and always explained', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom(...UNITS),
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom(10, 100, 1000, 1 / 10, 1 / 100, 1 / 1000),
      (thousandths, unit, percent, factor) => {
        const value = String(thousandths / 1000);
        const tolerance = ((thousandths * percent) / 100_000).toFixed(6);
        const answer = { value, unit, tolerance };
        expect(findAcceptedSlip(answer)).toBeUndefined();
        const typed = ((thousandths * factor) / 1000).toFixed(7);
        const judged = judgeTyped(typed, answer, []);
        expect(judged).toMatchObject({ outcome: 'wrong' });
        expect(judged.outcome === 'wrong' && judged.slip).toBeTruthy();
        expect(judgeTyped(value, answer, [])).toMatchObject({ outcome: 'right' });
      },
    ),
  );
});

test('a tolerance so wide that it accepts a slip is reported', () => {
  expect(findAcceptedSlip({ value: '10', unit: 'mg', tolerance: '9' })).toContain('a tenth');
  expect(findAcceptedSlip({ value: '10', unit: 'units', tolerance: '6' })).toContain('U-40');
  expect(findAcceptedSlip({ value: '10', unit: 'mg', tolerance: '6' })).toBeUndefined();
});
