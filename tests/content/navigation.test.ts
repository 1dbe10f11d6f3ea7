import { expect, test } from 'vitest';
import { educationAudiences } from '@/content/education/topics';
import { notFoundLinks } from '@/content/pages';
import { site } from '@/content/site';
import { filterTags, tags } from '@/content/tags';
import { navigationRecord } from '@/lib/records/navigation';
import { readAddresses } from '../fixtures/routes';
import { articles } from './articles';

const { doors, fileLinks, footerColumns, legalLinks, menuGroups, mobileSections } =
  navigationRecord.get();

type Link = { label: string; href: string };

/** Every list of links that a visitor sees as one menu. */
const menus: { name: string; links: readonly Link[] }[] = [
  ...menuGroups.map(({ label, sections }) => ({
    name: label,
    links: sections.flatMap((section) => [...section.links]),
  })),
  ...mobileSections.map(({ title, links }) => ({ name: `${title} on phones`, links })),
  ...footerColumns.map(({ title, links }) => ({ name: `${title} in the footer`, links })),
  { name: 'legal links', links: legalLinks },
  { name: 'files', links: fileLinks },
  { name: 'links of the 404 page', links: notFoundLinks },
  ...educationAudiences.map(({ id, onward }) => ({ name: `where ${id} go on`, links: onward })),
  { name: 'doors of the home page', links: doors.flatMap((door) => [...door.links]) },
];

const links: Link[] = [
  ...menus.flatMap((menu) => [...menu.links]),
  ...menuGroups.map(({ label, href }) => ({ label, href })),
  ...menuGroups.map(({ featured }) => ({ label: featured.buttonText, href: featured.href })),
  site.announcement.link,
];

const addresses = await readAddresses();

test.each(links)('the link "$label" to $href goes to an existing page', ({ href }) => {
  const { pathname } = new URL(href, 'http://localhost');
  expect(addresses).toContain(pathname);
});

test.each(links.filter(({ href }) => href.includes('?')))(
  'the menu link "$label" filters by a tag that articles have',
  ({ href }) => {
    const params = new URL(href, 'http://localhost').searchParams;
    expect([...params.keys()]).toEqual(['tag']);
    const tag = params.get('tag') ?? '';
    expect(tags).toContain(tag);
    expect(articles.some((post) => post.tags.includes(tag))).toBe(true);
  },
);

test.each(menus)('the menu "$name" names no link and no label twice', (menu) => {
  expect(new Set(menu.links.map(({ href }) => href)).size).toBe(menu.links.length);
  expect(new Set(menu.links.map(({ label }) => label)).size).toBe(menu.links.length);
});

test('no two pages of the menus have the same description', () => {
  const pages = new Map(
    menuGroups
      .flatMap(({ sections }) => sections.flatMap((section) => [...section.links]))
      .map(({ href, description }) => [href, description]),
  );
  expect(new Set(pages.values()).size).toBe(pages.size);
});

test('the main menu has the four groups, with the nine tags and the two badges', () => {
  expect(menuGroups.map(({ label }) => label)).toEqual([
    'Learn',
    'Research',
    'Education',
    'Resources',
  ]);
  const inMenu = menuGroups.flatMap(({ sections }) => sections.flatMap((item) => [...item.links]));
  const named = [
    'Longevity',
    'Weight Loss',
    'Neurological',
    'Recovery',
    'Performance',
    'Immune System',
    'Wellness',
    'Research',
    'Clinical',
  ];
  for (const tag of named) {
    expect(inMenu.map(({ href }) => href)).toContain(`/blog?${new URLSearchParams({ tag })}`);
  }
  expect(inMenu.map(({ badge }) => badge)).toContain('316+ Articles');
  expect(inMenu.find(({ label }) => label === 'Certification')?.badge).toBe('Coming Soon');
  expect(menuGroups.map(({ featured }) => featured.badge)).toContain('12 min read');
});

test('a fixed badge with a number has a description that says it is planned', () => {
  const links = menuGroups.flatMap(({ sections }) => sections.flatMap((item) => [...item.links]));
  const counting = [...links, ...menuGroups.map(({ featured }) => featured)].filter(({ badge }) =>
    /\d/.test(badge ?? ''),
  );
  expect(counting).toHaveLength(2);
  for (const { description } of counting) expect(description).toMatch(/\bplan(ned)?\b/);
});

test('a page has the same name in every menu that shows it', () => {
  const names = new Map<string, Set<string>>();
  for (const { label, href } of menus.flatMap((menu) => [...menu.links])) {
    names.set(href, (names.get(href) ?? new Set()).add(label));
  }
  const several = [...names].filter(([, labels]) => labels.size > 1).map(([href]) => href);
  // 'All peptides' heads the section of the library; the home page names the audience of a course.
  expect(several.sort()).toEqual(['/education/healthcare', '/peptides']);
});

test.each(filterTags)('the filter chip "%s" finds an article', (tag) => {
  expect(articles.some((post) => post.tags.includes(tag))).toBe(true);
});

test('the tags of the specification are all in the vocabulary', () => {
  const named = 'Longevity,Weight Loss,Neurological,Recovery,Performance,Immune System,Wellness';
  expect(tags).toEqual(expect.arrayContaining([...named.split(','), 'Research', 'Clinical']));
  expect(new Set(tags).size).toBe(tags.length);
});
