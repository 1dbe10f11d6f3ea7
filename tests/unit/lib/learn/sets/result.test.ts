import { beforeEach, expect, test } from 'vitest';
import { countResult, describeScore, type FirstAttempt } from '@/lib/learn/sets/result';

const tenfold = { path: '/education/safety/tenfold', title: 'Measuring without tenfold errors' };
const label = { path: '/education/fundamentals/label', title: 'Reading a label' };
let number = 0;
const at = () => {
  number += 1;
  return { number, anchor: `exercise-${number}` };
};
const right = (lesson = label): FirstAttempt => ({ ...at(), isRight: true, lesson });
const wrong = (slip?: string, lesson = tenfold): FirstAttempt => ({
  ...at(),
  isRight: false,
  slip,
  lesson,
});
beforeEach(() => {
  number = 0;
});

test('counts right first attempts, slips by kind and missed exercises by lesson', () => {
  const attempts = [right(), wrong('tenfold'), wrong('barrel', label), wrong('tenfold'), wrong()];
  expect(countResult(20, attempts.toReversed())).toEqual({
    total: 20,
    answered: 5,
    right: 1,
    missed: [2, 3, 4, 5].map((missed) => ({ number: missed, anchor: `exercise-${missed}` })),
    slips: [
      { name: 'tenfold (one place of the decimal point)', count: 2 },
      { name: 'the wrong barrel (U-40 and U-100)', count: 1 },
    ],
    again: [
      { ...tenfold, missed: 3 },
      { ...label, missed: 1 },
    ],
  });
});

test('an author’s own slip is not counted by kind, nor are hostile names', () => {
  const names = ['own', '', '__proto__', 'constructor'];
  expect(
    countResult(
      10,
      names.map((name) => wrong(name)),
    ).slips,
  ).toEqual([]);
});

test('the score says how many are answered so far, and at the end only how many were right', () => {
  expect(describeScore(countResult(10, [right(), wrong()]))).toBe(
    '2 of 10 questions answered so far, 1 of them right at the first attempt.',
  );
  expect(describeScore(countResult(2, [right(), wrong()]))).toBe(
    '1 of 2 right at the first attempt.',
  );
});
