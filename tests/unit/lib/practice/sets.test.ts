import { expect, test } from 'vitest';
import { drawPracticeSheet } from '@/lib/learn/practice-sheet';
import { readSet } from '@/lib/practice/sets';

const read = (query: string) => readSet(new URLSearchParams(query));

test('a set number that cannot be read gives set 1 and says so', () => {
  expect(read('seed=7')).toMatchObject({ seed: 7 });
  expect(read('seed=7').problem).toBeUndefined();
  expect(read('').problem).toBeUndefined();
  const set = read('seed=1,000&count=1');
  expect(set).toMatchObject({ seed: 1, problem: expect.stringContaining('without a comma') });
  expect(drawPracticeSheet(set)).toContain('"1,000" is not the number of a set.');
});

test('an unknown family and an impossible number of problems are named', () => {
  expect(read('families=mark,mass&count=60').problem).toBeUndefined();
  expect(read('families=mark,drops&count=61')).toEqual({
    families: ['mark'],
    count: 20,
    seed: 1,
    problem: '"drops" is not a family of problems. "61" is not a number of problems from 1 to 60.',
  });
});
