import { expect, test } from 'vitest';
import { getFindings, requireFinding } from '@/lib/evidence/evidence';
import { getHalfLives, toHalfLife, toHalfLifeText } from '@/lib/peptides/half-lives';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { peptideRecord } from '@/tests/fixtures/peptides';

const measured = { name: 'X', route: 'into a vein', text: ' in some' };

test('a value, a range, a mean and a limit are given in hours and as printed', () => {
  expect(toHalfLife(requirePeptide('tirzepatide'))).toMatchObject({
    stated: 'about 5 days',
    low: 120,
    high: 120,
    species: 'people',
  });
  expect(toHalfLife(requirePeptide('retatrutide'))).toMatchObject({
    stated: '134 to 165 hours',
    low: 134,
    high: 165,
  });
  expect(toHalfLife(requirePeptide('pt-141'))).toMatchObject({
    stated: '2.7 hours (1.9 to 4)',
    low: 1.9,
    high: 4,
    mean: 2.7,
  });
  const limit = toHalfLife(requirePeptide('bpc-157'));
  expect(limit).toMatchObject({ stated: 'under 30 minutes', high: 0.5, species: 'animals' });
  expect(limit).not.toHaveProperty('low');
});

test('half-lives are sorted shortest first, each from its own non-secondary finding', () => {
  const all = getHalfLives();
  const highs = all.map(({ high }) => high);
  expect(highs).toEqual([...highs].sort((a, b) => a - b));
  expect(all.length).toBe(
    getPeptides().filter(({ halfLife }) => halfLife && 'finding' in halfLife).length,
  );
  for (const { slug, finding: measured, high } of all) {
    const { halfLife } = requirePeptide(slug);
    const finding = requireFinding(halfLife && 'finding' in halfLife ? halfLife.finding : '');
    expect(finding.reference).toBe(measured.reference);
    expect(finding.substances).toContain(slug);
    expect(finding.confidence).not.toBe('secondary');
    expect(high).toBeGreaterThan(0);
  }
});

test('every half-life in the evidence is on a page, as a number or in words', () => {
  const told = getPeptides().flatMap(({ halfLife }) => {
    if (!halfLife) return [];
    return 'finding' in halfLife ? [halfLife.finding] : halfLife.references;
  });
  const untold = getFindings()
    .filter(({ id, reference }) => !told.includes(id) && !told.includes(reference))
    .map(({ id }) => id);
  // PT-141's page has the half-life of the injection; that of the spray is in its article.
  expect(untold.filter((id) => id.endsWith('.half-life'))).toEqual([
    'diamond-2004-pt141.half-life',
  ]);
});

test('a page has the number, followed by the words of the record', () => {
  expect(toHalfLifeText(requirePeptide('tirzepatide'))).toEqual({
    text: 'About 5 days, from a model of 19 studies by the maker',
    references: ['schneck-2024-tirzepatide-poppk'],
  });
  const words = { text: 'Not measured', references: ['a'] };
  expect(toHalfLifeText(peptideRecord({ halfLife: words }))).toEqual(words);
  expect(toHalfLifeText(peptideRecord())).toBeNull();
});

test('a record with an unknown finding, or with one that is not a time, is refused', () => {
  const of = (finding: string) => toHalfLife(peptideRecord({ halfLife: { ...measured, finding } }));
  expect(() => of('nobody-2020.half-life')).toThrow('is named and has no entry');
  expect(() => of('wilding-2021-step1.weight')).toThrow('is no time in minutes, hours or days');
});
