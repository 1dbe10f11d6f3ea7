import { expect, test } from 'vitest';
import { chooseCover } from '@/lib/articles/cover';
import { makePost } from '@/tests/fixtures/posts';

const kindOf = (slug: string, content = 'Plain text.') =>
  chooseCover(makePost({ slug, content })).kind;

test('an article with a data figure shows the first of them, by its number in the text', () => {
  const content =
    '> [!FIGURE syringe-marks]\n\nWords.\n\n> [!FIGURE small-draws]\n\n> [!FIGURE step-weight]';
  expect(chooseCover(makePost({ slug: 'bpc-157', content }))).toMatchObject({
    kind: 'figure',
    number: 2,
    figure: { id: 'small-draws' },
  });
});

test('an infographic is no data, and an unknown figure is none', () => {
  expect(kindOf('a-post', '> [!FIGURE syringe-marks]')).toBe('title');
  expect(kindOf('a-post', '> [!FIGURE no-such-figure]')).toBe('title');
});

test('the one substance that the address names is drawn as its chain', () => {
  expect(chooseCover(makePost({ slug: 'ghk-cu-in-the-skin' }))).toMatchObject({
    kind: 'molecule',
    name: 'GHK-Cu',
    molecule: { sequence: 'GHK' },
  });
});

test('two substances, a mere part of a name, and what is no chain are no molecule to draw', () => {
  expect(kindOf('selank-and-semax')).toBe('title');
  expect(kindOf('kpvs-in-general')).toBe('title');
  expect(kindOf('nad-plus-infusions')).toBe('title');
  expect(kindOf('cerebrolysin-in-stroke')).toBe('title');
});

test('a tag decides nothing', () => {
  expect(chooseCover(makePost({ slug: 'a-committee', tags: ['BPC-157'] })).kind).toBe('title');
});
