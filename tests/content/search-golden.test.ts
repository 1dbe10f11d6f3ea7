import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { getSiteIndex } from '@/lib/search/site-index';
import { getSiteSearch } from '@/lib/search/site-search';
import { golden } from './search-golden';

// The whole site is read.
vi.setConfig({ testTimeout: 240_000 });

/** The answers that a reader sees first: three of the best kind, then the best of the next two kinds. */
function toSeen(text: string): string[] {
  const [best, ...others] = getSiteSearch()(text, 3).groups;
  const hits = [
    ...(best?.hits ?? []),
    ...others.slice(0, 2).flatMap(({ hits }) => hits.slice(0, 1)),
  ];
  return hits.map(({ address }) => address);
}

/** An address without the heading that an answer may lead to. */
const toPage = (address: string, asked: string) =>
  asked.includes('#') ? address : (address.split('#')[0] ?? '');

test('there are at least 150 queries, none twice for one page', () => {
  expect(golden.length).toBeGreaterThanOrEqual(150);
  expect(new Set(golden.map(({ text, address }) => `${text} ${address}`)).size).toBe(golden.length);
});

test('every query finds its page where it must stand', () => {
  const faults = golden.flatMap(({ text, address, isFirst }) => {
    const seen = toSeen(text).map((one) => toPage(one, address));
    const isFound = isFirst ? seen[0] === address : seen.includes(address);
    return isFound ? [] : [`${text} → ${address}: ${seen.join(' ')}`];
  });
  expect(faults.join('\n')).toBe('');
});

test('no unknown word answers, alone or beside a known one', () => {
  const { words } = getSiteIndex().text;
  const known = new Set(words);
  // Whatever begins, or with one error is, a word of the site is known to it; all others are not.
  const near = (word: string) =>
    words.some((one) => one.startsWith(word)) ||
    [...word].some((_, at) => known.has(word.slice(0, at) + word.slice(at + 1))) ||
    words.some((one) => Math.abs(one.length - word.length) <= 1 && differsByOne(one, word));
  const unknown = fc
    .string({ unit: fc.constantFrom(...'abcdefghiklmnoprstuvwxyz'), minLength: 4, maxLength: 12 })
    .filter((word) => !near(word));
  fc.assert(
    fc.property(unknown, (word) => {
      expect(getSiteSearch()(word, 3).groups).toEqual([]);
      expect(getSiteSearch()(`semaglutide ${word}`, 3).groups).toEqual([]);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at + Number(short.length === long.length)) === long.slice(at + 1);
}
