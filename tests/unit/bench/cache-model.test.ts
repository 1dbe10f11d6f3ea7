import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCache, readRules } from '../../bench/cache-model';

const PAGE = { fresh: 300, stale: 86_400 };
const rules = { maxBytes: 1000, inactiveSeconds: 3600, minUses: 2 };

test('the rules are those of the configuration that is deployed', () => {
  expect(readRules(readFileSync('deploy/nginx/nginx.conf', 'utf8'))).toEqual({
    maxBytes: 512 * 2 ** 20,
    inactiveSeconds: 24 * 3600,
    minUses: 2,
  });
  expect(() => readRules('http {}')).toThrow('nginx.conf has no max_size');
});

test('what is asked for once takes no place, and from the third time on comes from the cache', () => {
  const cache = createCache(rules);
  const outcomes = [0, 1, 2, 3].map((second) => cache.ask('/', 10, PAGE, second));
  expect(outcomes).toEqual(['asked', 'asked', 'kept', 'kept']);
  expect(cache.size()).toBe(10);
  expect([1, 2].map((second) => cache.ask('script', 10, PAGE, second + 3, 1))).toEqual([
    'asked',
    'kept',
  ]);
});

test('an old answer is served while one request asks whether it still holds', () => {
  const cache = createCache(rules);
  cache.ask('/', 10, PAGE, 0, 1);
  expect([300, 301, 302, 900].map((second) => cache.ask('/', 10, PAGE, second))).toEqual([
    'kept',
    'refreshed',
    'kept',
    'refreshed',
  ]);
});

test('what nobody asks for is dropped, and what must not be kept is asked for each time', () => {
  const cache = createCache(rules);
  cache.ask('/', 10, PAGE, 0, 1);
  expect(cache.ask('/', 10, PAGE, 3601, 1)).toBe('asked');
  for (const second of [3602, 3603]) expect(cache.ask('/api', 10, undefined, second)).toBe('asked');
});

test('what was asked for longest ago makes room', () => {
  const cache = createCache(rules);
  for (const key of ['a', 'b', 'a', 'c']) cache.ask(key, 400, PAGE, 1, 1);
  expect(cache.size()).toBe(800);
  expect(['a', 'c'].map((key) => cache.ask(key, 400, PAGE, 2, 1))).toEqual(['kept', 'kept']);
  expect(cache.ask('b', 400, PAGE, 3, 1)).toBe('asked');
  cache.empty();
  expect([cache.size(), cache.ask('a', 400, PAGE, 4, 1)]).toEqual([0, 'asked']);
});
