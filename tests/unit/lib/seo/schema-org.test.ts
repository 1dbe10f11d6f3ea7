import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages, resourcePages } from '@/content/pages';
import { getPosts } from '@/lib/articles/posts';
import { toCitedPage } from '@/lib/glossary/cited-text';
import { getTerms } from '@/lib/glossary/glossary';
import { getCourseSteps, getLessonViews } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { getPages, getTrail } from '@/lib/pages/pages';
import { describePaper } from '@/lib/papers/papers';
import { getPeptides } from '@/lib/peptides/peptides';
import { getReferences, requireReferences } from '@/lib/references/references';
import {
  getCourseData,
  getCourseListData,
  getGuideData,
  getLessonData,
  getPracticeData,
  getSelfTestData,
  getWrittenPageData,
} from '@/lib/seo/learn-structured-data';
import { getPaperPageData } from '@/lib/seo/paper-structured-data';
import { getPeptidePageData } from '@/lib/seo/peptide-structured-data';
import {
  getDataCatalog,
  getEvidenceMapData,
  getResearchPageData,
  getResourcePageData,
} from '@/lib/seo/resource-structured-data';
import { getArticlePageData, getBreadcrumbData, getWebSiteData } from '@/lib/seo/structured-data';
import { type Data, findSchemaFaults, typesOf } from '@/tests/fixtures/schema-org';

const { topics, guides, pages: companyPages } = getLearnContent();
const parts = [{ name: 'A part', anchor: 'a-part' }];

/** The structured data of every page of the site, by the kind of page. */
const blocks: Record<string, Data[]> = {
  'home page': [getWebSiteData()],
  articles: getPosts().map((post) =>
    getArticlePageData(post, requireReferences(toCitedPage(post.document).citedKeys)),
  ),
  courses: topics.map(getCourseData),
  'list of courses': [getCourseListData(getCourseSteps().flat())],
  'self-tests': topics.map(getSelfTestData),
  'practice room': [getPracticeData()],
  lessons: getLessonViews().map(getLessonData),
  guides: guides.map(getGuideData),
  'written pages': companyPages.map(getWrittenPageData),
  peptides: getPeptides().map(getPeptidePageData),
  papers: [...getReferences().values()].map((paper) =>
    getPaperPageData(paper, describePaper(paper)),
  ),
  resources: resourcePages.flatMap((page) => [
    getResourcePageData(page),
    getResourcePageData(page, parts),
  ]),
  'research hub': [getResearchPageData()],
  'evidence map': [getEvidenceMapData()],
  data: [getDataCatalog()],
  breadcrumbs: getPages().map(({ path }) => getBreadcrumbData(getTrail(path))),
};

test('every page with structured data is among them', () => {
  const sources = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const used = sources.flatMap((text) => [...text.matchAll(/<JsonLd data=\{(\w+)/g)]);
  const own = readFileSync('tests/unit/lib/seo/schema-org.test.ts', 'utf8');
  expect(used.length).toBeGreaterThan(10);
  expect(
    used
      .map(([, name]) => name)
      .filter((name) => !own.includes(`${name}(`) && !own.includes(`(${name})`)),
  ).toEqual([]);
});

test('the glossary lists its terms by name', () => {
  expect(getResourcePageData(pages.glossary).hasDefinedTerm).toEqual(
    getTerms().map(({ term }) => ({ '@type': 'DefinedTerm', name: term })),
  );
});

test('the check finds each fault', () => {
  const person = { '@type': 'Person', name: 'A' };
  expect(findSchemaFaults({ '@type': 'Article', author: person, headline: 'B' })).toEqual([]);
  for (const wrong of [
    { '@type': 'Artikel' },
    { '@type': 'Article', lastReviewed: '2026-03-14' },
    { '@type': 'Article', headlines: 'B' },
    { '@type': 'Article', headline: '' },
    { '@type': 'Article', dateModified: 'yesterday' },
    { '@type': 'Article', author: { '@type': 'Periodical', name: 'A' } },
    { '@type': 'Article', citation: [{ '@type': 'ScholarlyArticle', sameAs: 'doi:10.1/x' }] },
    { '@type': 'Course', timeRequired: '20 minutes' },
    { '@type': 'Article', '@id': '/relative' },
    { '@type': [] },
  ]) {
    expect(findSchemaFaults(wrong), JSON.stringify(wrong)).toHaveLength(1);
  }
});

test.each(Object.entries(blocks))(
  'the structured data of %s is valid schema.org in every property',
  (_, all) => {
    expect(all.length).toBeGreaterThan(0);
    expect([...new Set(all.flatMap((data) => findSchemaFaults(data)))]).toEqual([]);
  },
);

/** Every record within a block. */
function within(data: unknown): Data[] {
  if (Array.isArray(data)) return data.flatMap(within);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Data, ...Object.values(data).flatMap(within)];
}

/**
 * The properties that Google requires and recommends for each rich result, as far as we can state them truthfully:
 * developers.google.com/search/docs/appearance/structured-data, pages on Article, Breadcrumb, Course list and Dataset.
 */
const RICH_RESULTS: Record<string, { required: string[]; recommended: string[] }> = {
  Article: {
    required: ['headline', 'author'],
    recommended: ['image', 'datePublished', 'dateModified'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  Course: { required: ['name', 'description', 'provider'], recommended: ['url'] },
  Dataset: {
    required: ['name', 'description'],
    recommended: ['creator', 'distribution', 'isAccessibleForFree', 'url'],
  },
  DefinedTermSet: { required: ['name'], recommended: ['description', 'url'] },
};

test.each(Object.entries(RICH_RESULTS))('each %s has what a rich result needs', (type, rules) => {
  // Only a thing's own page describes it in full; elsewhere it is only named.
  const found = Object.values(blocks)
    .flat()
    .flatMap((data) => [data['@graph'] ?? data.dataset ?? data].flat() as Data[])
    .filter((data) => typesOf(data).includes(type));
  expect(found.length).toBeGreaterThan(0);
  for (const data of found) {
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([...rules.required, ...rules.recommended]),
    );
  }
});

test('authors have name and URL, datasets a description of 50 to 5,000 characters, items a position', () => {
  const all = Object.values(blocks).flat().flatMap(within);
  for (const data of all) {
    const types = typesOf(data);
    if (types.includes('Article') && data.headline) {
      expect(data.author).toMatchObject({ name: expect.any(String), url: expect.any(String) });
    }
    if (types.includes('Dataset')) {
      expect(String(data.description).length).toBeGreaterThanOrEqual(50);
      expect(String(data.description).length).toBeLessThanOrEqual(5000);
    }
    if (types.includes('ListItem')) expect(data.position).toBeGreaterThan(0);
  }
});
