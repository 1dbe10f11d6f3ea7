import { expect, test } from 'vitest';
import { getPosts } from '@/lib/articles/posts';
import { getPeptides } from '@/lib/peptides/peptides';
import { getReferences } from '@/lib/references/references';
import {
  formatHomeFigures,
  formatLibraryFigures,
  formatResearchFigures,
} from '@/lib/resources/site-figures';

test('the line beside the home counters counts what is published', () => {
  expect(formatHomeFigures()).toBe(
    `Figures of the plan. Published today: ${getPosts().length} articles, ${getPeptides().length} peptides, ` +
      `${getReferences().size} sources; readers are not counted.`,
  );
});

test('the lines beside the other fixed figures begin alike and count by kind', () => {
  expect(formatLibraryFigures()).toMatch(
    /^Figures of the plan\. Published today: \d+ peptides, 5 categories, \d+ research papers; safety profiles are not counted\.$/,
  );
  expect(formatResearchFigures()).toMatch(
    /^Figures of the plan\. In the bibliography today: \d+ randomised trials, \d+ preclinical studies, /,
  );
});
