import { expect, onTestFinished, test } from 'vitest';
import { blocksOf, isDraft } from '@/lib/editorial/rules/corpus';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { postSource, writeContentDirectory } from '@/tests/fixtures/content-directory';

test('every text has its file, kind and address, and drafts come last', () => {
  onTestFinished(
    writeContentDirectory({ 'a.md': postSource({ draft: 'true' }), 'b.md': postSource() }),
  );
  const { texts } = readCorpus();
  const places = texts.map(({ kind, document, path }) => [kind, document.file, path]);
  expect(places).toEqual(
    expect.arrayContaining([
      ['article', 'content/posts/b.md', '/blog/b'],
      ['topic', 'content/education/safety/index.md', '/education/safety'],
      ['lesson', 'content/education/safety/2-second.md', '/education/safety/second'],
      ['guide', 'content/guides/beginners.md', '/guides/beginners'],
      ['page', 'content/pages/about.md', '/about'],
    ]),
  );
  expect(places.at(-1)).toEqual(['article', 'content/posts/a.md', '/blog/a']);
  expect(texts.filter(isDraft)).toHaveLength(1);
});

test('line numbers are those of the file, and code is left out of the text', () => {
  onTestFinished(writeContentDirectory({ 'a.md': postSource({}, 'First.\n\nType `5mg` here.\n') }));
  const post = readCorpus().texts.find(({ kind }) => kind === 'article');
  expect(post?.document.frontLines.at(0)).toEqual({ line: 1, text: '---' });
  expect(post && blocksOf(post).map(({ line, text }) => [line, text])).toEqual([
    [9, 'First.'],
    [11, 'Type   here.'],
  ]);
});

test('invalid files are skipped, because another check reports them; addresses are kept', () => {
  const posts = { 'a.md': 'no front matter', 'b.md': postSource() };
  onTestFinished(writeContentDirectory(posts, 'not JSON', { 'notes.md': 'nobody reads this' }));
  const corpus = readCorpus();
  const addresses = ['/blog/a', '/blog/b', '/resources/papers/doe-2021', '/research/evidence-map'];
  expect(addresses.filter(corpus.isUnread)).toEqual([addresses[0], ...addresses.slice(2)]);
  expect(corpus.bibliography).toEqual([]);
  // Without records every confirmed claim would be reported and hide the real problem.
  expect(corpus.claims).toBeUndefined();
});

test('records have their line numbers, and keys cited outside the texts are known', () => {
  const corpus = readCorpus();
  const first = corpus.bibliography[0];
  expect(first?.line).toBeGreaterThan(1);
  expect(corpus.keysCitedElsewhere.size).toBeGreaterThan(20);
});

test('the anchors of the glossary, the protocols and the case studies are known, others are not', () => {
  const { anchorsOf } = readCorpus();
  expect(anchorsOf('/resources/glossary')).toContain('half-life');
  expect(anchorsOf('/resources/protocols')).toContain('reconstitution');
  expect(anchorsOf('/resources/case-studies')).toContain('bpc-157-knee');
  expect(anchorsOf('/blog')).toBeUndefined();
});
