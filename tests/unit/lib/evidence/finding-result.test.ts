import { expect, test } from 'vitest';
import { deriveResult, findResultFaults } from '@/lib/evidence/finding-result';

const ratio = (value: number, low: number, high: number) => ({
  kind: 'harm' as const,
  arms: [],
  effect: { measure: 'hazard ratio', value, low, high },
});

test.each([
  [ratio(0.8, 0.7, 0.9), 'favours intervention'],
  [ratio(1.3, 1.1, 1.5), 'favours comparator'],
  [ratio(0.95, 0.8, 1.1), 'no clear difference'],
  [
    {
      kind: 'benefit' as const,
      direction: 'higher is better' as const,
      arms: [],
      effect: { measure: 'mean difference', value: 2, low: 1, high: 3 },
    },
    'favours intervention',
  ],
] as const)('an interval decides the result', (told, result) => {
  expect(deriveResult(told)).toBe(result);
  expect(findResultFaults({ ...told, result })).toEqual([]);
  expect(findResultFaults({ ...told, result: 'descriptive' })).toEqual([]);
  const other = result === 'favours comparator' ? 'favours intervention' : 'favours comparator';
  expect(findResultFaults({ ...told, result: other })[0]).toContain(`says "${result}"`);
});

test.each([
  ['0.76', 'favours intervention', 'none'],
  ['<0.001', 'no clear difference', 'a difference'],
  ['>0.05', 'favours comparator', 'none'],
] as const)('a p-value of %s contradicts "%s"', (p, result, said) => {
  expect(findResultFaults({ kind: 'harm', arms: [], p, result })).toEqual([
    `result is "${result}", and p ${p} says ${said}`,
  ]);
});

test('a p-value for non-inferiority is left to the author', () => {
  const p = '0.003 for not worse; 0.09 for better';
  expect(findResultFaults({ kind: 'benefit', arms: [], p, result: 'no clear difference' })).toEqual(
    [],
  );
});

test('an untested comparison cannot be called "no clear difference"', () => {
  const told = { kind: 'harm' as const, arms: [{ percent: 5 }, { percent: 0 }] };
  const note = 'Too few for a test.';
  expect(findResultFaults({ ...told, note, result: 'no clear difference' })).toEqual([
    'result is "no clear difference", and its note says that nobody tested: write "descriptive"',
  ]);
  expect(findResultFaults({ ...told, note, result: 'descriptive' })).toEqual([]);
});

test('group values in the opposite direction contradict the result', () => {
  const told = { kind: 'harm' as const, arms: [{ percent: 12 }, { percent: 4 }] };
  expect(findResultFaults({ ...told, result: 'favours intervention' })).toEqual([
    'result is "favours intervention", and the groups\' 12 and 4 say "favours comparator"',
  ]);
  expect(findResultFaults({ ...told, result: 'favours comparator' })).toEqual([]);
});

test.each([
  ['0.76', undefined, 'no clear difference'],
  ['<0.001', 'lower is better', 'favours comparator'],
  ['<0.001', undefined, undefined],
] as const)('without an interval, p %s and the group values decide', (p, direction, result) => {
  const arms = [{ percent: 12 }, { percent: 4 }];
  expect(deriveResult({ kind: 'benefit', arms, p, direction })).toBe(result);
});

test.each([
  [[{ events: 12 }, { events: 3 }], 'favours comparator'],
  [
    [
      { n: 300, events: 12 },
      { n: 50, events: 3 },
    ],
    'favours intervention',
  ],
  [
    [
      { n: 100, events: 3 },
      { n: 100, events: 3 },
    ],
    undefined,
  ],
  [[{ n: 100, events: 3 }, { n: 100 }], undefined],
] as const)('counts of events tell which group did worse: %j', (arms, result) => {
  expect(deriveResult({ kind: 'harm', arms, p: '0.04' })).toBe(result);
});
