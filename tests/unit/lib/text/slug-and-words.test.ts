import { expect, test } from 'vitest';
import { holdsEveryWord } from '@/lib/text/every-word';
import { toPeptideSlug } from '@/lib/text/slug';

test.each([
  ['BPC-157', 'bpc-157'],
  ['NAD+', 'nad-plus'],
  ['CJC-1295 no DAC', 'cjc-1295-no-dac'],
  ['MOTS-c', 'mots-c'],
])('the slug of %s is %s', (name, slug) => {
  expect(toPeptideSlug(name)).toBe(slug);
});

const members = [
  { name: 'BPC-157', benefits: ['Studied in tendon repair'] },
  { name: 'GHK-Cu', benefits: ['Studied in skin repair', 'Binds copper'] },
];
const find = (text: string) =>
  members
    .filter(({ name, benefits }) => holdsEveryWord([name, ...benefits], text))
    .map(({ name }) => name);

test('a search covers names and benefits, ignoring case', () => {
  expect(find('bpc')).toEqual(['BPC-157']);
  expect(find('TENDON')).toEqual(['BPC-157']);
  expect(find('repair')).toEqual(['BPC-157', 'GHK-Cu']);
});

test('every word must match, in any field', () => {
  expect(find('copper skin')).toEqual(['GHK-Cu']);
  expect(find('copper tendon')).toEqual([]);
});

test('a blank search matches all', () => {
  expect(find('  ')).toHaveLength(2);
});
