import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultListQuery,
  formatListUrl,
  getPageWindow,
  getSortOptions,
  type ListQuery,
  PAGE_SIZE,
  paginate,
  parseListQuery,
  sortOptions,
  sortPosts,
  toggleTag,
} from '@/lib/articles/list-query';
import { anyText } from '@/tests/fixtures/arbitraries';
import { makeSummary } from '@/tests/fixtures/posts';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

const anyTag = fc.string({ minLength: 1, maxLength: 20 }).map((tag) => tag.trim());
const anyQuery: fc.Arbitrary<ListQuery> = anyText()
  .map((text) => text.trim())
  .chain((search) =>
    fc.record({
      search: fc.constant(search),
      tags: fc.uniqueArray(anyTag.filter(Boolean), { maxLength: 4 }),
      sort: fc.constantFrom(...getSortOptions(search).map(({ value }) => value)),
      page: fc.integer({ min: 1, max: 10_000 }),
    }),
  );

test('a URL without parameters is the default list', () => {
  expect(parse('')).toEqual(defaultListQuery);
  expect(formatListUrl(defaultListQuery)).toBe('/blog');
});

test('every list state survives a round trip through its URL', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const url = new URL(formatListUrl(query), 'http://localhost');
      expect(url.pathname).toBe('/blog');
      expect(parseListQuery(url.searchParams)).toEqual(query);
    }),
  );
});

test('the URL contains only what differs from the default', () => {
  expect(
    formatListUrl({ search: 'a b', tags: ['Weight Loss', 'GLP-1'], sort: 'az', page: 2 }),
  ).toBe('/blog?search=a+b&tag=Weight+Loss&tag=GLP-1&sort=az&page=2');
});

test('q is read as search if there is no search', () => {
  expect(parse('q=mouse').search).toBe('mouse');
  expect(parse('q=mouse&search=rat').search).toBe('rat');
});

test('tags are trimmed, unique and never empty', () => {
  expect(parse('tag=Recovery&tag=+Recovery+&tag=&tag=+').tags).toEqual(['Recovery']);
});

test.each(['0', '-1', '1.5', 'x', '', '1e400', 'NaN', '9007199254740993'])(
  'page=%s falls back to page 1',
  (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  },
);

test.each(['LATEST', 'newest', '', 'constructor'])('sort=%s falls back to latest', (sort) => {
  expect(parse(`sort=${sort}`).sort).toBe('latest');
});

test('search results are sorted by relevance until another order is chosen', () => {
  expect(parse('search=mouse').sort).toBe('relevance');
  expect(parse('search=mouse&sort=latest').sort).toBe('latest');
  expect(parse('sort=relevance').sort).toBe('latest');
  expect(formatListUrl({ ...defaultListQuery, search: 'mouse', sort: 'latest' })).toBe(
    '/blog?search=mouse&sort=latest',
  );
  expect(formatListUrl(parse('search=mouse'))).toBe('/blog?search=mouse');
  expect(sortPosts(posts, 'relevance')).toEqual(posts);
});

test('a tag is toggled on, and off ignoring case, each time back on page 1', () => {
  const query: ListQuery = { ...defaultListQuery, tags: ['GLP-1'], page: 3 };
  const on = toggleTag(query, 'Recovery');
  expect(on).toEqual({ ...query, tags: ['GLP-1', 'Recovery'], page: 1 });
  expect(toggleTag({ ...on, page: 2 }, 'glp-1')).toEqual({ ...on, tags: ['Recovery'], page: 1 });
});

const posts = [
  makeSummary({ slug: 'b', title: 'beta', publishedAt: '2026-01-02', tags: ['Research'] }),
  makeSummary({ slug: 'd', title: 'Ähre', publishedAt: '2026-01-02', tags: ['GLP-1', 'Research'] }),
  makeSummary({ slug: 'a', title: 'Zeta', publishedAt: '2026-03-01', tags: ['Research'] }),
  makeSummary({
    slug: 'c',
    title: 'Alpha',
    publishedAt: '2025-01-01',
    tags: ['GLP-1', 'Recovery'],
  }),
];

test.each([
  ['latest', ['a', 'd', 'b', 'c']],
  ['oldest', ['c', 'd', 'b', 'a']],
  ['popular', ['d', 'c', 'a', 'b']],
  ['az', ['d', 'c', 'b', 'a']],
] as const)('%s sorts posts in its order', (sort, slugs) => {
  expect(sortPosts(posts, sort).map(({ slug }) => slug)).toEqual(slugs);
});

test('sorting does not change the given list', () => {
  const before = [...posts];
  for (const { value } of sortOptions) sortPosts(posts, value);
  expect(posts).toEqual(before);
});

test('pages have nine posts each, and together have every post once, in order', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), (count) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const { pageCount } = paginate(items, 1);
      const pages = Array.from(
        { length: pageCount },
        (_, index) => paginate(items, index + 1).items,
      );
      expect(pages.flat()).toEqual(items);
      expect(pages.slice(0, -1).every((page) => page.length === PAGE_SIZE)).toBe(true);
    }),
  );
  expect(PAGE_SIZE).toBe(9);
});

test.each([
  [99, 2],
  [0, 1],
  [-5, 1],
])('page %i of a list of two pages is page %i', (asked, shown) => {
  expect(paginate(Array.from({ length: 10 }), asked).page).toBe(shown);
});

test('an empty list has one empty page', () => {
  expect(paginate([], 4)).toEqual({ items: [], page: 1, pageCount: 1 });
});

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows the buttons %j', (page, pageCount, buttons) => {
  expect(getPageWindow(page, pageCount)).toEqual(buttons);
});

test('the window is at most five consecutive pages in range, including the current page', () => {
  const anyPage = fc
    .integer({ min: 1, max: 200 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));
  fc.assert(
    fc.property(anyPage, ([page, pageCount]) => {
      const pages = getPageWindow(page, pageCount);
      expect(pages).toHaveLength(Math.min(5, pageCount));
      expect(pages).toContain(page);
      expect(pages[0]).toBeGreaterThanOrEqual(1);
      expect(pages.at(-1)).toBeLessThanOrEqual(pageCount);
      expect(pages.every((number, index) => number === (pages[0] ?? 0) + index)).toBe(true);
    }),
  );
});
