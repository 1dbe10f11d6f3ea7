import { beforeAll, expect, test, vi } from 'vitest';
import { getSummary } from '@/lib/articles/post';
import { addEvidence, getFeaturedSummaries, getPost, getPostSummaries } from '@/lib/articles/posts';
import { searchEngine } from '@/lib/search/engine';
import { postSource, writeContentDirectory } from '@/tests/fixtures/content-directory';
import { makePost } from '@/tests/fixtures/posts';

beforeAll(() => {
  vi.stubEnv('BUILD_TIME', '2026-01-31T00:00:00.000Z');
  return writeContentDirectory({
    'one.md': postSource(
      { publishedAt: '2026-01-01', tags: '[Recovery, Research]' },
      'A first paragraph.\n\n> [!EVIDENCE 2]\n> Rats only.',
    ),
    'two.md': postSource({ publishedAt: '2026-01-02', tags: '[Research]', featured: 'true' }),
    'three.md': postSource({ publishedAt: '2026-01-03', tags: '[Recovery, Research, Clinical]' }),
    'four.md': postSource({ publishedAt: '2026-01-04', tags: '[Longevity]', featured: 'true' }),
    'five.md': postSource({ publishedAt: '2026-01-05', tags: '[Research]' }),
    'six.md': postSource({ publishedAt: '2026-01-06', tags: '[Recovery]' }),
    'later.md': postSource({ publishedAt: '2026-02-01' }),
  });
});

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

test('a summary has everything that a card shows, but not the text', () => {
  const { document, featured, hasOwnPicture, ...shown } = makePost({
    updatedAt: '2026-04-01T00:00:00.000Z',
  });
  const { updatedAt, ...summary } = shown;
  expect(getSummary({ ...shown, document, featured, hasOwnPicture })).toEqual(summary);
});

test('the list has every post published at build time, newest first', () => {
  expect(slugs(getPostSummaries())).toEqual(['six', 'five', 'four', 'three', 'two', 'one']);
});

test('the featured posts are those marked as featured, newest first', () => {
  expect(slugs(getFeaturedSummaries())).toEqual(['four', 'two']);
});

test('a post is found by its slug', () => {
  expect(getPost('two')).toMatchObject({ slug: 'two', document: { body: 'Plain text.' } });
});

test.each(['none', 'later', '', 'TWO', 'constructor', '__proto__', '../two'])(
  'there is no post with the slug "%s"',
  (slug) => {
    expect(getPost(slug)).toBeUndefined();
  },
);

test('the search is built once per process, from the published posts', async () => {
  const { findPosts } = searchEngine;
  const found = await findPosts({ text: '', tags: ['Recovery'] });
  expect(slugs(found)).toEqual(['six', 'three', 'one']);
  const [again] = await findPosts({ text: '', tags: ['Recovery'] });
  expect(again).toBe(found[0]);
});

test('every listed post names its evidence, even one that grades no effect; an unknown post is unchanged', () => {
  const [one, two] = [getPost('one'), getPost('two')];
  if (!one || !two) throw new Error('the posts are there');
  const stranger = getSummary(makePost({ slug: 'a-stranger' }));
  const listed = addEvidence([getSummary(one), getSummary(two), stranger]);
  expect(listed[0]?.evidence).toBe('animal studies');
  expect(listed[1]?.evidence).toMatch(/^documents and methods/);
  expect(listed[2]).toEqual(stranger);
});
