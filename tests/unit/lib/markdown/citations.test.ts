import { expect, test } from 'vitest';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { html, plain } from '../../../fixtures/article-html';

const citedKeys = (markdown: string) => toArticleTree(markdown).citedKeys;

test('citations are numbered in the order of first mention', () => {
  const text = 'One [@c] two [@a] three [@c] four [@b].';
  expect(citedKeys(text)).toEqual(['c', 'a', 'b']);
  expect(plain(text)).toBe('One 1 two 2 three 1 four 3.');
});

test('the first mention can be returned to, later ones carry no id', () => {
  expect(html('One [@a], two [@a].')).toBe(
    '<p>One <sup><a href="#reference-1" id="citation-1" aria-label="Reference 1">1</a></sup>, two ' +
      '<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup>.</p>',
  );
});

test('several keys in one group share a superscript, with commas', () => {
  expect(html('[@a; @b;@c]').match(/<sup>/g)).toHaveLength(1);
  expect(plain('[@a; @b;@c]')).toBe('1,2,3');
});

test('numbering runs through headings, tables, lists and callouts', () => {
  const text = [
    '# Part [@a]',
    '',
    'Text [@b].',
    '',
    '> [!SAFETY]',
    '> Care [@c].',
    '',
    'Table: Sizes [@d]',
    '',
    '| x [@e] |',
    '|---|',
    '| y [@f] |',
    '',
    '- z [@g]',
  ].join('\n');
  expect(citedKeys(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a citation in code stays as it was typed', () => {
  expect(citedKeys('`[@a]`\n\n```\n[@b]\n```')).toEqual([]);
  expect(plain('`[@a]`')).toBe('[@a]');
});

test('a citation in the text of a link stays text, since links do not nest', () => {
  expect(html('[see [@a]](/blog)')).toBe('<p><a href="/blog">see [@a]</a></p>');
});

test('text without citations is left alone', () => {
  expect(html('An address: a@b, [x] and [^].')).toBe('<p>An address: a@b, [x] and [^].</p>');
  expect(citedKeys('Nothing.')).toEqual([]);
});

test.each(['[@]', '[@A-2020]', '[@a, @b]', '[@a; b]'])('the malformed group %s throws', (group) => {
  expect(() => toArticleTree(`Text ${group}.`)).toThrow(`not "${group}"`);
});
