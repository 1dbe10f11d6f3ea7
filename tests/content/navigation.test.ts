import { expect, test } from 'vitest';
import { fileLinks, footerColumns, mainNavigation } from '@/content/navigation';
import { sequences } from '@/content/sequences';
import { site } from '@/content/site';
import { filterTags, tags } from '@/content/tags';
import { isServed, readRoutes } from '../fixtures/routes';
import { articles } from './articles';

const slugs = articles.map(({ slug }) => slug);
const links = [
  ...mainNavigation,
  ...footerColumns.flatMap((column) => [...column.links]),
  ...fileLinks,
  site.announcement.link,
];

test('the app folder is read as the addresses it serves', () => {
  expect(readRoutes()).toEqual(
    expect.arrayContaining(['/', '/blog', '/blog/[slug]', '/archive', '/rss.xml', '/sitemap.xml']),
  );
});

test.each(links)('the menu link "$label" leads to a page', ({ href }) => {
  expect(isServed(href, slugs)).toBe(true);
});

test.each(links.filter(({ href }) => href.includes('?')))(
  'the menu link "$label" asks for a tag that articles carry',
  ({ href }) => {
    const params = new URL(href, 'http://localhost').searchParams;
    expect([...params.keys()]).toEqual(['tag']);
    const tag = params.get('tag') ?? '';
    expect(tags).toContain(tag);
    expect(articles.some((post) => post.tags.includes(tag))).toBe(true);
  },
);

test('no menu names the same link twice', () => {
  for (const menu of [mainNavigation, ...footerColumns.map((column) => column.links), fileLinks]) {
    const hrefs = menu.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test.each(filterTags)('the filter chip "%s" finds an article', (tag) => {
  expect(articles.some((post) => post.tags.includes(tag))).toBe(true);
});

test('the tags of the specification are all in the vocabulary', () => {
  const named = 'Longevity,Weight Loss,Neurological,Recovery,Performance,Immune System,Wellness';
  expect(tags).toEqual(expect.arrayContaining([...named.split(','), 'Research', 'Clinical']));
  expect(new Set(tags).size).toBe(tags.length);
});

test('the headline counters are the fixed figures', () => {
  expect(site.counters.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '315 Articles',
    '15 Categories',
    '12K Readers',
  ]);
});

test('drawn sequences hold letters of amino acids only', () => {
  for (const { residues } of Object.values(sequences)) {
    expect(residues).toMatch(/^[ACDEFGHIKLMNPQRSTVWY]+$/);
  }
});
