import { expect, test } from 'vitest';
import { chooseCover } from '@/lib/articles/cover';
import { makePost } from '@/tests/fixtures/posts';

const kindOf = (slug: string, content = 'Plain text.') =>
  chooseCover(makePost({ slug, content })).kind;

test('the cover shows an article’s first data figure, with its number in the text', () => {
  const content =
    '> [!FIGURE syringe-marks]\n\nWords.\n\n> [!FIGURE small-draws]\n\n> [!FIGURE step-weight]';
  expect(chooseCover(makePost({ slug: 'bpc-157', content }))).toMatchObject({
    kind: 'figure',
    number: 2,
    figure: { id: 'small-draws' },
  });
});

test('an infographic is not a data figure, and an unknown figure is ignored', () => {
  expect(kindOf('a-post', '> [!FIGURE syringe-marks]')).toBe('title');
  expect(kindOf('a-post', '> [!FIGURE no-such-figure]')).toBe('title');
});

test('a single substance in the slug is drawn as its chain', () => {
  expect(chooseCover(makePost({ slug: 'ghk-cu-in-the-skin' }))).toMatchObject({
    kind: 'molecule',
    name: 'GHK-Cu',
    molecule: { sequence: 'GHK' },
  });
});

test('two substances, part of a name, or a substance without a chain give a title cover', () => {
  expect(kindOf('selank-and-semax')).toBe('title');
  expect(kindOf('kpvs-in-general')).toBe('title');
  expect(kindOf('nad-plus-infusions')).toBe('title');
  expect(kindOf('cerebrolysin-in-stroke')).toBe('title');
});

test('tags do not affect the cover', () => {
  expect(chooseCover(makePost({ slug: 'a-committee', tags: ['BPC-157'] })).kind).toBe('title');
});
