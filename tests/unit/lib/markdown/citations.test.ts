import { expect, test } from 'vitest';
import { toCitedKeys } from '@/lib/markdown/blocks';
import { parseText } from '@/lib/markdown/parse-text';
import { html, plain, toTree } from '@/tests/fixtures/article-html';

const citedKeys = (markdown: string) => toTree(markdown).citedKeys;

test('citations are numbered in the order of first mention', () => {
  const text = 'One [@c] two [@a] three [@c] four [@b].';
  expect(citedKeys(text)).toEqual(['c', 'a', 'b']);
  expect(plain(text)).toBe('One 1 two 2 three 1 four 3.');
});

test('the first mention has an id for the link back, later ones have none', () => {
  expect(html('One [@a], two [@a].')).toBe(
    '<p>One <sup><a href="#reference-1" id="citation-1" aria-label="Reference 1">1</a></sup>, two ' +
      '<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup>.</p>',
  );
});

test('several keys in one group share a superscript, with commas', () => {
  expect(html('[@a; @b;@c]').match(/<sup>/g)).toHaveLength(1);
  expect(plain('[@a; @b;@c]')).toBe('1,2,3');
});

test('numbering continues through headings, tables, lists and callouts', () => {
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

test('a citation in code stays as typed', () => {
  expect(citedKeys('`[@a]`\n\n```\n[@b]\n```')).toEqual([]);
  expect(plain('`[@a]`')).toBe('[@a]');
});

test('a citation in the text of a link stays text, since links do not nest', () => {
  expect(html('[see [@a]](/blog)')).toBe('<p><a href="/blog">see [@a]</a></p>');
});

test('text without citations is unchanged', () => {
  expect(html('An address: a@b, [x] and [^].')).toBe('<p>An address: a@b, [x] and [^].</p>');
  expect(citedKeys('Nothing.')).toEqual([]);
});

test.each([
  ['[@doe-2021]', ['doe-2021']],
  ['[@a; @b]', ['a', 'b']],
  ['[@a;@b;  @c]', ['a', 'b', 'c']],
  ['[@2021-doe]', ['2021-doe']],
])('%s cites %j', (group, keys) => {
  const { tree, problems } = parseText(`Text ${group}.`);
  expect(problems).toEqual([]);
  expect(toCitedKeys(tree)).toEqual(keys);
});

test.each(['[@]', '[@A]', '[@a, @b]', '[@a; b]', '[@a;]', '[@-a]', '[@a b]', '[@a p. 3]'])(
  '%s cites nothing and is a problem that names the two valid forms',
  (group) => {
    const { tree, problems } = parseText(`Text\n\n- and ${group}.`);
    const message = `write a citation as [@key] or [@first; @second], not "${group}"`;
    expect(problems).toEqual([{ line: 3, message }]);
    expect(toCitedKeys(tree)).toEqual([]);
  },
);

test('a citation that is not closed on its line is text', () => {
  expect(toCitedKeys(parseText('a [@b] and [@c; @d], not [e] or [@f\n]').tree)).toEqual([
    'b',
    'c',
    'd',
  ]);
});
