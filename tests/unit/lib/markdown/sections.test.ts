import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { getPosts } from '@/lib/articles/posts';
import { toCitedText } from '@/lib/glossary/cited-text';
import { getLearnContent } from '@/lib/learn/learn';
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

test('every anchor of a section is an id on its page', () => {
  const { topics, guides, pages } = getLearnContent();
  const documents = [
    ...getPosts(),
    ...topics,
    ...topics.flatMap(({ lessons }) => lessons),
    ...guides,
    ...pages,
  ].map(({ document }) => document);
  for (const document of documents) {
    const ids: unknown[] = [];
    visit(toCitedText(document).tree, 'element', (node: Element) => {
      ids.push(node.properties.id);
    });
    for (const { anchor } of toSections(document.text.tree)) {
      if (anchor) expect(ids, `${document.file}#${anchor}`).toContain(anchor);
    }
  }
});
