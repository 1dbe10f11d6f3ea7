import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseArithmetic } from '@/lib/calculator/arithmetic';

test.each([
  ['81 / 6', '13.5'],
  ['81 ÷ 6', '14'],
  ['2 / 3', '0.667'],
  ['26.5 - 9.9', '16.6'],
  ['9.9 − 26.5', '16.6'],
  ['(8.9 - 6.6) * 10', '23'],
  ['1,961 - 655 × 2', '651'],
  ['-(2 - 5)', '3'],
  ['10 - 4 - 3', '3'],
  ['100 / 10 / 5', '2'],
  ['0.1 + 0.2', '0.3'],
  ['14.9', '15'],
])('%s is %s', (source, shown) => {
  expect(parseArithmetic(source).equals(shown)).toBe(true);
});

test('a half may be rounded up or down, and no other value is accepted', () => {
  const { equals } = parseArithmetic('25 / 2');
  expect(['12', '13', '12.4', '14'].map(equals)).toEqual([true, true, false, false]);
});

test('the operands are kept as they were typed', () => {
  expect(parseArithmetic('(1,961 - 655) / 2').operands).toEqual(['1,961', '655', '2']);
});

test.each([
  ['81 : 6', 'not an expression'],
  ['alert(1)', 'not an expression'],
  ['81 /', 'a number is missing'],
  ['', 'a number is missing'],
  ['(81 / 6', 'a bracket is not closed'],
  ['81 6', 'left over'],
  ['81 / (6 - 6)', 'divides by zero'],
])('%s is refused: %s', (source, message) => {
  expect(() => parseArithmetic(source)).toThrow(message);
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
test('sums of decimals are exact, without floating-point error', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [left, right, sum] = [a, b, a + b].map((value) => (value / 100).toFixed(2));
      return parseArithmetic(`${left} + ${right}`).result === String(Number(sum));
    }),
  );
});

test('a quotient equals its nearest whole number, and no number two away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
      const { equals } = parseArithmetic(`${a} / ${b}`);
      const nearest = Math.round(a / b);
      return equals(String(nearest)) && !equals(String(nearest + 2));
    }),
  );
});
