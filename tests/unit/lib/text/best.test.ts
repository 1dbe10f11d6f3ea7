import { expect, test } from 'vitest';
import { Best } from '@/lib/text/best';

test('keeps the best, best first, and of equals the first', () => {
  const best = new Best<{ rank: number; name: string }>(3);
  for (const [name, rank] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
    ['d', 3],
    ['e', 2],
  ] as const)
    best.add({ name, rank });
  expect(best.all.map(({ name }) => name)).toEqual(['b', 'd', 'c']);
});

test('a limit of none keeps none', () => {
  const best = new Best(0);
  best.add({ rank: 1 });
  expect(best.all).toEqual([]);
});
