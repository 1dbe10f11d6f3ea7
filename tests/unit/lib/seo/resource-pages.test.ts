import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pages, resourcePages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getResearchPageData, getResourcePageData } from '@/lib/seo/resource-structured-data';

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(resourcePages)(
  '$path has a title, a description and its own canonical address',
  (page) => {
    const { path, title, heading = title, description } = page;
    expect(getPageMetadata(page)).toMatchObject({
      title: heading,
      description,
      alternates: { canonical: path },
    });
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('the glossary states itself as a set of terms, other resources as a collection', () => {
  expect(getResourcePageData(pages.glossary)['@type']).toBe('DefinedTermSet');
  expect(getResourcePageData(pages.papers)).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://example.org/resources/papers',
  });
});

test('the parts of a page are listed with their addresses', () => {
  const parts = [{ name: 'Keep a log', anchor: 'log' }];
  expect(getResourcePageData(pages.protocols, parts)).toMatchObject({
    mainEntity: {
      itemListElement: [
        { position: 1, name: 'Keep a log', url: 'https://example.org/resources/protocols#log' },
      ],
    },
  });
});

test('the research hub states the publications that it cites', () => {
  const { citation } = getResearchPageData() as { citation: { name: string; sameAs: string }[] };
  expect(citation).toHaveLength(4);
  expect(citation[0]).toEqual({
    '@type': 'ScholarlyArticle',
    name: 'Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes',
    sameAs: 'https://doi.org/10.1056/NEJMoa2307563',
  });
});
