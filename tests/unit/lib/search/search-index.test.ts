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

test.each([
  ['a name in any spelling', ['BPC-157', 'bpc-157', 'bpc157', 'BPC157', 'bpc 157', '157'], ['bpc']],
  ['a word of the title', ['keeping'], ['storage']],
  ['a tag', ['weight loss'], ['semaglutide']],
  ['a word of the description', ['million'], ['semaglutide']],
  ['a word of the author', ['laboratory'], ['storage']],
  ['a word of the body', ['freeze'], ['storage']],
  ['the beginning of a word', ['semag'], ['semaglutide']],
  ['the middle of a word', ['lutide'], []],
  ['words in several fields', ['semaglutide million'], ['semaglutide']],
  ['a known word and an unknown one', ['semaglutide overnight'], ['semaglutide']],
  ['only unknown words', ['overnight trip'], []],
  ['words in any case, with or without accents', ['SAO paulo', 'SÃO'], ['semaglutide']],
  [
    'a moved, added or wrong letter',
    ['semaglutdie', 'semaglutidee', 'semaglitide'],
    ['semaglutide'],
  ],
  ['a missing letter', ['semglutide'], ['semaglutide']],
  ['a missing letter of a shorter word', ['keping'], ['storage']],
  ['two errors in a word', ['semagglutyde'], []],
  ['an error in a word of fewer than five letters', ['bpd', 'vill', '158'], []],
  ['citation keys, link URLs and callout markers', ['zulu', 'yankee', 'safety'], []],
  ['the words of a link', ['label'], ['storage']],
  ['a word among punctuation', ['"freeze"!', '🙂 freeze'], ['storage']],
  [
    'no words',
    ['🙂', '🧬🧬', '!!!', '---', '*', '"', '\\', '[@', '​', '\u0000', 'ß'.repeat(200)],
    [],
  ],
])('a search for %s finds the right posts', (_, texts, slugs) => {
  for (const text of texts) expect(search(text), text).toEqual(slugs);
});

test('an exact match keeps near misses out', () => {
  const posts = [makePost({ slug: 'a', title: 'Mouse' }), makePost({ slug: 'b', title: 'Moose' })];
  expect(search('mouse', [], posts)).toEqual(['a']);
  expect(search('moouse', [], posts).toSorted()).toEqual(['a', 'b']);
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
