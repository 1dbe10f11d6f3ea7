import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Post } from '@/lib/articles/post';
import { createPostSearch } from '@/lib/search/search-index';
import { anyText } from '@/tests/fixtures/arbitraries';
import { makePost } from '@/tests/fixtures/posts';

// Thousands of texts are parsed.
vi.setConfig({ testTimeout: 60_000 });

/** A small vocabulary with shared beginnings and near neighbours, so that queries meet it. */
const WORDS = 'cell cells cellar bell mouse mouth house trial trials dose doses BPC-157 MOTS-c é 5';
const anyWord = fc.constantFrom(...WORDS.split(' '));
const anySentence = fc.array(anyWord, { maxLength: 6 }).map((words) => words.join(' '));
const anyPosts = fc
  .array(
    fc.record({
      title: anySentence,
      description: anySentence,
      author: anySentence,
      content: anySentence,
    }),
    {
      maxLength: 8,
    },
  )
  .map((posts) =>
    posts.map((post, index) =>
      makePost({ ...post, slug: `p${index}`, tags: index % 2 ? ['GLP-1'] : ['Weight Loss'] }),
    ),
  );
const anyQuery = fc
  .array(
    fc.oneof(
      anyWord,
      fc.tuple(anyWord, fc.nat({ max: 6 })).map(([word, cut]) => word.slice(0, cut)),
      fc
        .tuple(anyWord, fc.nat({ max: 6 }))
        .map(([word, at]) => word.slice(0, at) + word.slice(at + 1)),
      fc.string({ maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' ').trim());

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of a post, hyphenated names also written together. */
function wordsOfPost({ title, description, author, document, tags }: Post): string[] {
  const text = [title, description, author, document.body, ...tags].join(' ');
  const together = text.split(' ').filter((word) => word.includes('-'));
  return [...wordsOf(text), ...wordsOf(together.join(' ').replaceAll('-', ''))];
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1);
}

/** The rule of decision 5, word by word over every post. */
function scan(posts: Post[], text: string): string[] {
  const terms = wordsOf(text);
  const matching = (fits: (term: string, word: string) => boolean) =>
    posts
      .filter((post) => terms.every((term) => wordsOfPost(post).some((word) => fits(term, word))))
      .map(({ slug }) => slug);
  if (terms.length === 0) return [];
  const exact = matching((term, word) => word.startsWith(term));
  if (exact.length > 0) return exact;
  return matching(
    (term, word) => word.startsWith(term) || (term.length >= 4 && isOneEditAway(term, word)),
  );
}

test('the index finds exactly the posts that a plain scan finds', () => {
  fc.assert(
    fc.property(anyPosts, anyQuery, (posts, text) => {
      fc.pre(text !== '');
      const found = createPostSearch(posts)({ text, tags: [] }).map(({ slug }) => slug);
      expect(found.toSorted()).toEqual(scan(posts, text).toSorted());
    }),
    { numRuns: 500 },
  );
});

test('tags narrow a search to the posts that carry one of them', () => {
  fc.assert(
    fc.property(anyPosts, anyQuery, (posts, text) => {
      const search = createPostSearch(posts);
      const all = search({ text, tags: [] });
      expect(search({ text, tags: ['glp-1'] })).toEqual(
        all.filter(({ tags }) => tags.includes('GLP-1')),
      );
    }),
  );
});

test('no query throws', () => {
  const search = createPostSearch([makePost({ title: 'Mouse' }), makePost({ slug: 'b' })]);
  const anything = fc.oneof(
    anyText(200),
    fc.string({ minLength: 200, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('🙂', '👩‍🔬', '!', '-', '\ud800', ' ') }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(Array.isArray(search({ text, tags: [text] }))).toBe(true);
    }),
  );
});

test('title outranks tags outranks description outranks body, however long each is', () => {
  const anyFiller = (max: number) =>
    fc.array(fc.constantFrom('alpha', 'beta', 'gamma'), { maxLength: max });
  const repeated = (word: string, times: number) => Array.from({ length: times }, () => word);
  const fillers = fc.record({
    title: anyFiller(14),
    description: anyFiller(20),
    body: anyFiller(400),
    inDescription: fc.integer({ min: 1, max: 20 }),
    inBody: fc.integer({ min: 1, max: 200 }),
    others: fc.nat({ max: 20 }),
  });
  fc.assert(
    fc.property(fillers, ({ title, description, body, inDescription, inBody, others }) => {
      const plain = { title: 'alpha', description: 'alpha', tags: ['Clinical'], content: 'alpha' };
      const content = [...body, ...repeated('wellness', inBody)].join(' ');
      const posts = [
        makePost({ ...plain, slug: 'body', content }),
        makePost({
          ...plain,
          slug: 'description',
          description: [...description, ...repeated('wellness', inDescription)].join(' '),
        }),
        makePost({ ...plain, slug: 'tags', tags: ['Clinical', 'Recovery', 'Wellness'] }),
        makePost({ ...plain, slug: 'title', title: [...title, 'wellness'].join(' ') }),
        ...Array.from({ length: others }, (_, index) => makePost({ ...plain, slug: `o${index}` })),
      ];
      const found = createPostSearch(posts)({ text: 'wellness', tags: [] });
      expect(found.map(({ slug }) => slug)).toEqual(['title', 'tags', 'description', 'body']);
    }),
  );
});
