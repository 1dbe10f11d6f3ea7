import { expect, test } from 'vitest';
import { parseText } from '@/lib/markdown/parse-text';
import { toSections } from '@/lib/markdown/sections';

const sections = (text: string) => toSections(parseText(text).tree);

test('a text is split at its headings, and text before the first has no heading', () => {
  expect(sections('Before.\n\n# One\n\nFirst.[@a-2020]\n\n- a\n- b\n\n## Two\n\nSecond.')).toEqual([
    { text: 'Before.' },
    { heading: 'One', anchor: 'one', text: 'First.\na\nb' },
    { heading: 'Two', anchor: 'two', text: 'Second.' },
  ]);
});

test('two headings with the same words have different anchors', () => {
  expect(sections('# One\n\na\n\n# One\n\nb').map(({ anchor }) => anchor)).toEqual([
    'one',
    'one-1',
  ]);
});

test('an empty text has no sections', () => {
  expect(sections('')).toEqual([]);
});
