import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH } from '@/lib/search/limits';
import {
  cleanSearchText,
  getAddressWords,
  isSearchable,
  markMatches,
} from '@/lib/search/search-text';

const marked = (text: string, search: string) =>
  markMatches(text, search)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: part }) => part);

test.each([
  ['', false],
  ['  ', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['  abc  ', true],
])('"%s" is searched for while typing: %s', (typed, expected) => {
  expect(isSearchable(typed)).toBe(expected);
});

test('blanks at the ends are trimmed from the search', () => {
  expect(cleanSearchText('  half life ')).toBe('half life');
});

test('control characters are removed, and text is cut to the limit between characters', () => {
  expect(cleanSearchText('\u202Eozempic\u0000\u200F\n')).toBe('ozempic');
  expect(cleanSearchText('\u0007\u2066\u2069')).toBe('');
  expect(cleanSearchText('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
  expect(cleanSearchText('🧪'.repeat(10_000))).toBe('🧪'.repeat(MAX_QUERY_LENGTH / 2));
  expect(() => encodeURIComponent(cleanSearchText(`a${'🧪'.repeat(10_000)}`))).not.toThrow();
});

test('words that begin with a searched word are marked, as far as they match', () => {
  expect(marked('Half-life and steady state', 'half life')).toEqual(['Half', 'life']);
  expect(marked('Peptides and a peptidase', 'peptid')).toEqual(['Peptid', 'peptid']);
  expect(marked('The pill and other pills', 'ozempic and the pill')).toEqual(['pill', 'pill']);
  expect(marked('Wildlife', 'life')).toEqual([]);
});

test('the longest of several matching words decides', () => {
  expect(marked('Semaglutide', 'sem semaglu')).toEqual(['Semaglu']);
});

test('case and accents do not matter, and the text is kept unchanged', () => {
  expect(marked('Crème de la crème', 'CREME')).toEqual(['Crème', 'crème']);
  expect(marked('Cre\u0300me', 'crem')).toEqual(['Cre\u0300m']);
});

test('a search without words marks nothing', () => {
  expect(markMatches('Half-life', '<>*&')).toEqual([{ text: 'Half-life', isMatch: false }]);
});

test('the joined pieces are always the text, and none of them is empty', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (text, search) => {
        const parts = markMatches(text, search);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      },
    ),
  );
});

test.each([
  ['/blog/semaglutde-and-the-heart', 'semaglutde and the heart'],
  ['/peptides/tb_500.html', 'tb 500'],
  ['/a/b/', 'b'],
  ['/', ''],
  ['/blog/caf%C3%A9', 'café'],
  ['/blog/%ff', 'ff'],
])('the words of %s are "%s"', (pathname, words) => {
  expect(getAddressWords(pathname)).toBe(words);
});
