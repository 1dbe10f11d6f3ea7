import { expect, test } from 'vitest';
import { importReferences } from '@/lib/references/import-references';

const entry = {
  type: 'article-journal',
  title: 'A trial of peptides',
  author: [{ family: 'Doe', given: 'Jane Ann' }],
  issued: { 'date-parts': [[2025]] },
};

test.each([
  [{ family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van den' }, 'van den Berg', 'A'],
  [{ family: 'van den Berg', given: 'Anna' }, 'van den Berg', 'A'],
  [{ family: 'Orsi', given: 'Ugo', 'dropping-particle': "d'" }, "d'Orsi", 'U'],
  [{ family: 'Smith', given: 'John B.', suffix: 'Jr.' }, 'Smith', 'JB Jr'],
])('of the author %j nothing is lost', (name, family, given) => {
  const { records } = importReferences([{ ...entry, author: [name] }], []);
  expect(records[0]?.author).toEqual([{ family, given }]);
});

test.each([
  [{ family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van den' }, 'van-den-berg'],
  [{ family: 'van den Berg', given: 'Anna' }, 'van-den-berg'],
  [{ family: 'Smith', given: 'John', suffix: 'Jr.' }, 'smith'],
  [{ family: 'World Health Organization' }, 'world'],
  [{ literal: 'Trial Group' }, 'trial'],
])('the key of a work by %j begins with %s', (name, start) => {
  const { records } = importReferences([{ ...entry, author: [name] }], []);
  expect(records[0]?.id).toBe(`${start}-2025-trial`);
});

test('an entry without a title or a year is left out with what it needs', () => {
  const entries = [
    { ...entry, title: undefined },
    { ...entry, issued: { literal: 'in press' } },
  ];
  expect(importReferences(entries, []).problems).toEqual([
    'entry 1: title: expected a title',
    'entry 2: issued.date-parts: expected a year',
  ]);
});
