import { expect, test } from 'vitest';
import { findTerm, getTerms } from '@/lib/glossary/glossary';
import { groupByLetter, matchesTerm, toTermAnchor } from '@/lib/glossary/glossary-terms';

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

test('every word that is typed has to be found', () => {
  expect(matchesTerm(term, 'water peptide')).toBe(false);
});

test('entries are grouped under the first letter of their term', () => {
  const entries = ['Amide bond', 'Analogue', 'p-value', 'Peptide'].map((name) => ({
    term: name,
    definition: 'Text.',
  }));
  expect(
    groupByLetter(entries).map(({ letter, terms }) => [letter, terms.map((entry) => entry.term)]),
  ).toEqual([
    ['A', ['Amide bond', 'Analogue']],
    ['P', ['p-value', 'Peptide']],
  ]);
});

test('a term is found by name and by alias, and an unknown word is not', () => {
  expect(findTerm(' half-LIFE ')?.term).toBe('Half-life');
  expect(findTerm('BAC water')?.term).toBe('Bacteriostatic water');
  expect(findTerm('unheard word')).toBeUndefined();
  expect(getTerms().length).toBeGreaterThanOrEqual(120);
});
