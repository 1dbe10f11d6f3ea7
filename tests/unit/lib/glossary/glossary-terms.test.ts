import { expect, test } from 'vitest';
import { findTerm } from '@/lib/glossary/glossary';
import { matchesTerm, toLetter, toLetterAnchor, toTermAnchor } from '@/lib/glossary/glossary-terms';

const term = {
  term: 'Bacteriostatic water',
  aliases: ['BAC water'],
  definition: 'Sterile water with a preservative.',
};

test.each([
  ['p-value', 'p-value'],
  ['Amide bond', 'amide-bond'],
  ['U-100 syringe', 'u-100-syringe'],
])('the anchor of %s is %s', (name, anchor) => {
  expect(toTermAnchor(name)).toBe(anchor);
});

test.each(['bacterio', 'WATER', 'bac water', 'preservative', 'water sterile', ''])(
  '“%s” finds a term by its name, alias or definition, in any case and order',
  (text) => {
    expect(matchesTerm(term, text)).toBe(true);
  },
);

test('every typed word must match', () => {
  expect(matchesTerm(term, 'water peptide')).toBe(false);
});

test('a term is listed under its first letter, in either case', () => {
  const letters = ['Amide bond', 'p-value'].map((name) => toLetter({ ...term, term: name }));
  expect(letters).toEqual(['A', 'P']);
  expect(letters.map(toLetterAnchor)).toEqual(['letter-a', 'letter-p']);
});

test('a term is found by name and by alias, and an unknown word is not', () => {
  expect(findTerm(' half-LIFE ')?.term).toBe('Half-life');
  expect(findTerm('BAC water')?.term).toBe('Bacteriostatic water');
  expect(findTerm('unheard word')).toBeUndefined();
});
