import { expect, test } from 'vitest';
import type { Post } from '@/lib/articles/post';
import { createPostSearch } from '@/lib/search/engine';
import { makePost } from '@/tests/fixtures/posts';

const corpus = [
  makePost({ slug: 'bpc', title: 'BPC-157: what is known', tags: ['BPC-157', 'Recovery'] }),
  makePost({
    slug: 'semaglutide',
    title: 'Semaglutide in trials',
    tags: ['GLP-1', 'Weight Loss'],
    description: 'Half a million people in São Paulo.',
  }),
  makePost({
    slug: 'storage',
    title: 'Keeping a vial cold',
    tags: ['Research'],
    author: 'Amide Laboratory Desk',
    content: 'Freeze it. See [@zulu-2020] and [the label](/blog/yankee).\n\n> [!SAFETY]\n> Care.',
  }),
];

const search = (text: string, tags: string[] = [], posts: Post[] = corpus) =>
  createPostSearch(posts)({ text, tags }).map(({ slug }) => slug);

test.each(['BPC-157', 'bpc-157', 'bpc157', 'BPC157', 'bpc 157', '157'])(
  '%s finds BPC-157',
  (text) => {
    expect(search(text)).toEqual(['bpc']);
  },
);

test.each([
  ['title', 'keeping', 'storage'],
  ['tags', 'weight loss', 'semaglutide'],
  ['description', 'million', 'semaglutide'],
  ['author', 'laboratory', 'storage'],
  ['body', 'freeze', 'storage'],
])('the %s is searched', (_, text, slug) => {
  expect(search(text)).toEqual([slug]);
});

test('the beginning of a word matches, its middle does not', () => {
  expect(search('semag')).toEqual(['semaglutide']);
  expect(search('lutide')).toEqual([]);
});

test('only posts with every known word, in any field, are found; unknown words are ignored', () => {
  expect(search('semaglutide million')).toEqual(['semaglutide']);
  expect(search('semaglutide overnight')).toEqual(['semaglutide']);
  expect(search('overnight trip')).toEqual([]);
});

test('case and accents do not matter', () => {
  expect(search('SAO paulo')).toEqual(['semaglutide']);
  expect(search('SÃO')).toEqual(['semaglutide']);
});

test.each([
  ['semaglutdie', ['semaglutide']],
  ['semaglutidee', ['semaglutide']],
  ['semaglitide', ['semaglutide']],
  ['semglutide', ['semaglutide']],
  ['keping', ['storage']],
])('one wrong, missing, added or moved letter is forgiven: %s finds %j', (text, slugs) => {
  expect(search(text)).toEqual(slugs);
});

test('two errors in a word are not forgiven', () => {
  expect(search('semagglutyde')).toEqual([]);
});

test('words of fewer than five letters must match exactly', () => {
  expect(search('bpd')).toEqual([]);
  expect(search('vill')).toEqual([]);
  expect(search('158')).toEqual([]);
});

test('an exact match keeps near misses out', () => {
  const posts = [makePost({ slug: 'a', title: 'Mouse' }), makePost({ slug: 'b', title: 'Moose' })];
  expect(search('mouse', [], posts)).toEqual(['a']);
  expect(search('moouse', [], posts).toSorted()).toEqual(['a', 'b']);
});

test('citation keys, callout markers and link URLs are not searched', () => {
  expect(search('zulu')).toEqual([]);
  expect(search('yankee')).toEqual([]);
  expect(search('safety')).toEqual([]);
  expect(search('label')).toEqual(['storage']);
});

test('several tags match posts with any of them, in any case', () => {
  expect(search('', ['recovery', 'GLP-1'])).toEqual(['bpc', 'semaglutide']);
  expect(search('', ['weight loss'])).toEqual(['semaglutide']);
  expect(search('', ['weight'])).toEqual([]);
});

test('text and tags must both match', () => {
  expect(search('trials', ['GLP-1'])).toEqual(['semaglutide']);
  expect(search('trials', ['Recovery'])).toEqual([]);
});

test('without text the posts keep their order, newest first', () => {
  expect(search('')).toEqual(['bpc', 'semaglutide', 'storage']);
});

test('a search with more than a thousand matches returns the first thousand', () => {
  const posts = Array.from({ length: 1001 }, (_, index) => makePost({ slug: `p${index}` }));
  expect(search('', [], posts)).toHaveLength(1000);
  expect(search('first', [], posts)).toHaveLength(1000);
});

test('a result is a summary without the text of the post', () => {
  const [post] = createPostSearch(corpus)({ text: 'freeze', tags: [] });
  expect(post).not.toHaveProperty('content');
  expect(post).toMatchObject({ slug: 'storage', title: 'Keeping a vial cold' });
});

test.each(['🙂', '🧬🧬', '!!!', '---', '*', '"', '\\', '[@', '​', '\u0000', 'ß'.repeat(200)])(
  'the query %j throws nothing and finds nothing',
  (text) => {
    expect(search(text)).toEqual([]);
  },
);

test('a query of punctuation and a word searches for the word', () => {
  expect(search('"freeze"!')).toEqual(['storage']);
  expect(search('🙂 freeze')).toEqual(['storage']);
});

test('without posts every search finds nothing', () => {
  expect(search('freeze', [], [])).toEqual([]);
  expect(search('', ['GLP-1'], [])).toEqual([]);
});

test('with too many prefix matches, those outside the body are returned, and those in it left out', () => {
  const many = Array.from({ length: 1005 }, (_, index) =>
    makePost({ slug: `title-${index}`, title: `Peptide ${index}`, content: 'Nothing else.' }),
  );
  const inBody = makePost({ slug: 'in-body', title: 'Another', content: 'A peptide.' });
  const found = search('pep', [], [inBody, ...many]);
  expect(found).toHaveLength(1000);
  expect(found).not.toContain('in-body');
  expect(search('pep', [], [inBody, ...many.slice(0, 900)])).toContain('in-body');
});
