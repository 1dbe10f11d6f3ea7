import { expect, test } from 'vitest';
import { getArchivePages, toArchivePath } from '@/lib/articles/archive';
import { makeSummaries } from '@/tests/fixtures/posts';

test('every post is on one page of the archive, in order', () => {
  const posts = makeSummaries(7);
  const pages = getArchivePages(posts, 3);
  expect(pages.map(({ posts: { length } }) => length)).toEqual([3, 3, 1]);
  expect(pages.flatMap((page) => page.posts)).toEqual(posts);
  for (const page of pages) expect(page).toMatchObject({ pageCount: 3, total: 7 });
  expect(pages.map(({ number }) => toArchivePath(number))).toEqual([
    '/archive',
    '/archive/2',
    '/archive/3',
  ]);
});

test('posts that just fill a page need no second one, and no posts have a page', () => {
  expect(getArchivePages(makeSummaries(3), 3)).toHaveLength(1);
  expect(getArchivePages([], 3)).toEqual([{ number: 1, pageCount: 1, total: 0, posts: [] }]);
});
