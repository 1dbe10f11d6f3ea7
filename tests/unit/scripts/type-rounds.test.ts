import { expect, test } from 'vitest';
import { followRounds } from '@/scripts/type-rounds.mjs';

const START = '08:32:21 AM - Starting compilation in watch mode...';
const CHANGE = '08:32:46 AM - File change detected. Starting incremental compilation...';
const found = (count: number) =>
  `08:32:54 AM - Found ${count} error${count === 1 ? '' : 's'}. Watching for file changes.`;

/** The news of rounds, each a list of the watch's lines. */
function follow(...rounds: string[][]) {
  const read = followRounds((output) => `told: ${output}`);
  return rounds.flat().flatMap((line) => read(line) ?? []);
}

test('types that are right from the start are no news', () => {
  expect(follow([START, '', found(0)])).toEqual([]);
});

test('faults are told when the round has ended, with all their lines', () => {
  expect(follow([START, '', 'a.ts(1,2): error', '  Because.', found(1)])).toEqual([
    'told: a.ts(1,2): error\n  Because.',
  ]);
});

test('the same faults are told once, and that they are mended', () => {
  const fault = ['', 'a.ts(1,2): error', found(1)];
  expect(follow([START, ...fault], [CHANGE, ...fault], [CHANGE, '', found(0)])).toEqual([
    'told: a.ts(1,2): error',
    'The types are right again',
  ]);
});

test('a round that another change cut short counts for nothing', () => {
  expect(follow([START, 'a.ts(1,2): error'], [CHANGE, 'b.ts(3,4): error', found(1)])).toEqual([
    'told: b.ts(3,4): error',
  ]);
});
