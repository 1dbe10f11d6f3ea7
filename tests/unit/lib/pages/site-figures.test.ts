import { beforeAll, expect, test } from 'vitest';
import {
  formatHomeFigures,
  formatLibraryFigures,
  formatResearchFigures,
} from '@/lib/pages/site-figures';
import { peptideRecords } from '@/lib/records/peptides';
import { postSource, reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

const peptides = peptideRecords.get();

beforeAll(() => {
  const custom = { ...reference.custom, study: 'preclinical-animal' };
  return writeContentDirectory(
    { 'one.md': postSource(), 'two.md': postSource({ title: 'A second look' }) },
    JSON.stringify([reference, { ...reference, id: 'roe-2020-mice', type: 'report', custom }]),
  );
});

test('the line beside the home counters states how much is published', () => {
  expect(formatHomeFigures()).toBe(
    `Figures of the plan. Published today: 2 articles, ${peptides.length} peptides, 2 sources; readers are not counted.`,
  );
});

test('the lines beside the other fixed figures count published items by kind', () => {
  expect(formatLibraryFigures()).toBe(
    `Figures of the plan. Published today: ${peptides.length} peptides, 5 categories, 1 research paper; safety profiles are not counted.`,
  );
  expect(formatResearchFigures()).toBe(
    'Figures of the plan. In the bibliography today: 1 randomised trial, 1 preclinical study, 0 systematic reviews and meta-analyses, 0 case reports.',
  );
});
