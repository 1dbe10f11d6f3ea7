import { expect, test } from 'vitest';
import { createDay, DAY, type Request, type Site } from '../../bench/readers';
import { simulate } from '../../bench/simulate';

const site: Site = {
  pages: Array.from({ length: 100 }, (_, index) => ({
    path: `/${index}`,
    bytes: 10_000,
    dataBytes: 5000,
    assets: [0, 1],
  })),
  assets: [30_000, 20_000],
};
const drawDay = (seed?: number) => [...createDay(site, 20_000, DAY / 2, seed)];

test('the same seed gives the same day, another another, and all have about as many requests as asked', () => {
  const day = drawDay();
  expect(drawDay()).toEqual(day);
  expect(drawDay(2)).not.toEqual(day);
  expect(Math.abs(day.length / 20_000 - 1)).toBeLessThan(0.05);
});

test('time does not go back, the first pages are read most, and scripts are new with the new build', () => {
  const day = drawDay();
  const seconds = day.map(({ second }) => second);
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  const times = (rank: number) => day.filter(({ key }) => key === `br /${rank}`).length;
  expect(times(0)).toBeGreaterThan(3 * times(20));
  const isOld = ({ key }: Request) => key.includes(' old asset ');
  expect(day.filter(isOld).every(({ second }) => second < DAY / 2)).toBe(true);
  expect(day.some(({ key }) => key.includes(' new asset '))).toBe(true);
  const crawled = day.filter(({ key }) => key.startsWith('gzip /99'));
  expect(crawled.length).toBeGreaterThanOrEqual(4);
});

test('every request is counted once, and emptying the cache costs the processes more', () => {
  const kept = simulate('kept', site, false, 20_000);
  const emptied = simulate('emptied', site, true, 20_000);
  expect(kept.served + kept.asked).toBe(kept.requests);
  expect(kept.requests).toBe(drawDay().length);
  expect(kept.served / kept.requests).toBeGreaterThan(0.5);
  expect(emptied.asked).toBeGreaterThan(kept.asked);
  expect(kept.peakAsked).toBeLessThanOrEqual(kept.peak);
});
