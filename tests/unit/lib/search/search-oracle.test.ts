import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Post } from '@/lib/articles/post';
import { searchWordsRecord } from '@/lib/records/search-words';
import { createPostSearch } from '@/lib/search/engine';
import { anyText } from '@/tests/fixtures/arbitraries';
import { makePost } from '@/tests/fixtures/posts';

/** A small vocabulary with shared prefixes and similar words, so that queries often match. */
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

/** A letter and a number with a hyphen, which a query means as one word: 'P-21' is 'p21'. */
const LONE_CODE = /(?<![\p{L}\p{N}])(\p{L})-(?=\d)/gu;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of a post; hyphenated names also without their hyphen. */
function wordsOfPost({ title, description, author, document, tags }: Post): string[] {
  const text = [title, description, author, document.body, ...tags].join(' ');
  const together = text.split(' ').filter((word) => word.includes('-'));
  return [...wordsOf(text), ...wordsOf(together.join(' ').replaceAll('-', ''))];
}

const small = new Set(searchWordsRecord.get().smallWords);

/** The posts with every word, or a word that begins with it, by a plain scan. Small words count only alone. */
function scan(posts: Post[], text: string): string[] {
  const typed = wordsOf(text.replace(LONE_CODE, '$1'));
  const telling = typed.filter((word) => !small.has(word));
  const terms = telling.length > 0 ? telling : typed;
  return posts
    .filter((post) =>
      terms.every((term) => wordsOfPost(post).some((word) => word.startsWith(term))),
    )
    .map(({ slug }) => slug);
}

test('if posts have every word, exactly those are found; otherwise only posts that have one', () => {
  fc.assert(
    fc.property(anyPosts, anyQuery, (posts, text) => {
      fc.pre(wordsOf(text).length > 0);
      const found = createPostSearch(posts)({ text, tags: [] }).map(({ slug }) => slug);
      const whole = scan(posts, text);
      if (whole.length > 0) expect(found.toSorted()).toEqual(whole.toSorted());
      else {
        const holding = new Set(wordsOf(text).flatMap((word) => scan(posts, word.slice(0, 1))));
        expect(found.filter((slug) => !holding.has(slug))).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('tags narrow a search to the posts that have one of them', () => {
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
