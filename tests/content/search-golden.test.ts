import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getSiteIndex } from '@/lib/search/site-index';
import { createSearch } from '@/lib/search/site-search';

type Golden = {
  answers: readonly { page: string; first?: readonly string[]; near?: readonly string[] }[];
  questions: readonly { want: readonly string[]; top: number; asked: readonly string[] }[];
  nothing: readonly string[];
};

const { answers, questions, nothing }: Golden = parse(
  readFileSync('tests/content/search-golden.yaml', 'utf8'),
);
const golden = answers.flatMap(({ page: address, first = [], near = [] }) => [
  ...first.map((text) => ({ text, address, isFirst: true })),
  ...near.map((text) => ({ text, address, isFirst: false })),
]);

const { findAll, findPosts } = createSearch(getSiteIndex());

/** Each question with its results; fewer are the first ones of each group. */
const answered = questions.flatMap(({ asked, ...rest }) =>
  asked.map((q) => ({ q, ...rest, groups: findAll(q, 50).groups })),
);

/** The results that a reader sees first: three of the best kind, then one of each of the next two. */
function toSeen(text: string): string[] {
  const [best, ...others] = findAll(text, 3).groups;
  const hits = [
    ...(best?.hits ?? []),
    ...others.slice(0, 2).flatMap(({ hits }) => hits.slice(0, 1)),
  ];
  return hits.map(({ address }) => address);
}

/** An address without hash and query, unless the expected address has a hash. */
const toPage = (address: string, asked: string) =>
  asked.includes('#') ? address : (address.split(/[#?]/)[0] ?? '');

test('every query finds its page at its required position', () => {
  const faults = golden.flatMap(({ text, address, isFirst }) => {
    const seen = toSeen(text).map((one) => toPage(one, address));
    const isFound = isFirst ? seen[0] === address : seen.includes(address);
    return isFound ? [] : [`${text} → ${address}: ${seen.join(' ')}`];
  });
  expect(faults.join('\n')).toBe('');
});

test('fewer results are the first ones of each group', () => {
  for (const { q, groups } of answered.slice(0, 20)) {
    const first = groups.map((group) => ({ ...group, hits: group.hits.slice(0, 3) }));
    expect(findAll(q, 3).groups, q).toEqual(first);
  }
});

test.each(answered)(
  '$q finds a wanted page near the top of the list and of the suggestions',
  ({ groups, want, top }) => {
    const page = groups.flatMap(({ hits }) => hits.slice(0, 8));
    const suggested = groups
      .flatMap(({ hits }) => hits.slice(0, 3))
      .sort((a, b) => b.score - a.score);
    for (const hits of [page, suggested]) {
      const first = hits.slice(0, top).map(({ address }) => address);
      expect(first.filter((one) => want.some((asked) => toPage(one, asked) === asked))).not.toEqual(
        [],
      );
    }
  },
);

test('no page is listed twice, and the blog search finds the same articles', () => {
  for (const { q, groups } of answered) {
    const pages = groups.flatMap(({ hits }) => hits.map(({ address }) => address.split(/[#?]/)[0]));
    const single = pages.filter((page) => page !== '/blog');
    expect(new Set(single).size, q).toBe(single.length);
    const articles = groups.find(({ kind }) => kind === 'article');
    const found = findPosts({ text: q, tags: [] }).map(({ slug }) => `/blog/${slug}`);
    expect(articles?.count ?? 0, q).toBe(found.length);
    expect((articles?.hits ?? []).map(({ address }) => address.split('#')[0])).toEqual(
      found.slice(0, 50),
    );
  }
});

/** Random letters, or random syllables that can be pronounced. */
const anyRandomWord = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    minLength: 5,
    maxLength: 12,
  }),
  fc
    .array(fc.tuple(fc.constantFrom(...'bcdfghjklmnprstvwz'), fc.constantFrom(...'aeiou')), {
      minLength: 3,
      maxLength: 5,
    })
    .map((pairs) => pairs.flat().join('')),
);

test('invisible characters, symbols and overlong queries cause no errors', () => {
  const semaglutide = findAll('ozempic', 3);
  for (const marked of [
    '\u200Fozempic\u200F',
    'ozem\u00ADpic',
    '\u202Aozem\u200Bpic',
    'ozempic\u0000',
  ])
    expect(findAll(marked, 3).groups, marked).toEqual(semaglutide.groups);
  for (const text of [
    '',
    ' ',
    '\u0000',
    '???',
    '🧪',
    'what is it for',
    'x'.repeat(10_000),
    'ozempic '.repeat(1250),
  ])
    expect(() => findAll(text, 3), text.slice(0, 20)).not.toThrow();
  expect(findAll('x'.repeat(10_000), 3).count).toBe(0);
  expect(findAll('\u0000 ??? 🧪', 3)).toEqual({
    count: 0,
    without: [],
    groups: [],
    suggestions: [],
  });
});

test.each(nothing)('%s, which the site has nothing about, gives no results', (text) => {
  expect(findAll(text, 3).groups.flatMap(({ hits }) => hits)).toEqual([]);
});

test('random words give no results', () => {
  const { words } = getSiteIndex().text;
  const begins = (word: string) => words.some((one) => one.startsWith(word));
  const random = fc.sample(anyRandomWord, { seed: 20_261_123, numRuns: 400 });
  const answered = random.filter((word) => !begins(word) && findAll(word, 3).groups.length > 0);
  expect(answered).toEqual([]);
  // The beginning of a word gives results, but few random words are one.
  expect(random.filter(begins).length).toBeLessThan(8);
});

test('an unknown word beside a name is ignored, and every result says so', () => {
  const { words } = getSiteIndex().text;
  const known = new Set(words);
  // A word is known if it begins a word of the site or is one edit away from one.
  const near = (word: string) =>
    words.some((one) => one.startsWith(word)) ||
    [...word].some((_, at) => known.has(word.slice(0, at) + word.slice(at + 1))) ||
    words.some((one) => Math.abs(one.length - word.length) <= 1 && differsByOne(one, word));
  const unknown = fc
    .string({ unit: fc.constantFrom(...'abcdefghiklmnoprstuvwxyz'), minLength: 4, maxLength: 12 })
    .filter((word) => !near(word));
  fc.assert(
    fc.property(unknown, (word) => {
      expect(findAll(word, 3).groups).toEqual([]);
      const { groups, without } = findAll(`semaglutide ${word}`, 3);
      expect(without).toEqual([word]);
      expect(groups[0]?.hits[0]?.address).toBe('/peptides/semaglutide');
      for (const { hits } of groups) for (const hit of hits) expect(hit.without).toContain(word);
    }),
    { seed: 20_261_122, numRuns: 100 },
  );
});

function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at + Number(short.length === long.length)) === long.slice(at + 1);
}
