import { expect, test } from 'vitest';
import { getArchivePages } from '@/lib/articles/archive';
import { makeSummaries, makeSummary } from '@/tests/fixtures/posts';

test('up to 500 posts are on one page, in their order', () => {
  const posts = makeSummaries(500);
  expect(getArchivePages(posts)).toEqual([{ path: '/archive', posts }]);
  expect(getArchivePages([])).toEqual([{ path: '/archive', posts: [] }]);
});

test('beyond 500 posts each year has one page, and the newest year’s is /archive', () => {
  const of = (year: number, count: number) =>
    makeSummaries(count).map((post) =>
      makeSummary({ ...post, publishedAt: `${year}-05-01T00:00:00.000Z` }),
    );
  const pages = getArchivePages([...of(2027, 2), ...of(2026, 600), ...of(2025, 1)]);
  expect(pages.map(({ path, year, posts }) => [path, year, posts.length])).toEqual([
    ['/archive', '2027', 2],
    ['/archive/2026', '2026', 600],
    ['/archive/2025', '2025', 1],
  ]);
});
