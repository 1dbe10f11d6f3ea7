import { pages } from '@/content/pages';
import { memoise } from '@/lib/content/memoise';
import { getEvidencePages } from './evidence-pages';
import type { Page, PageKind } from './page';
import { getRecordPages } from './record-pages';
import { getTextPages } from './text-pages';

/** One step of a breadcrumb: its name and its path on this site. */
export type Crumb = { name: string; path: string };

/** Pages whose date is that of the newest page of a kind that they list. */
const LISTED: Readonly<Record<string, PageKind>> = {
  [pages.home.path]: 'Article',
  [pages.articles.path]: 'Article',
  [pages.archive.path]: 'Article',
  [pages.courses.path]: 'Course',
};

/**
 * All pages of the site, and all parts of pages that links lead to: articles first, newest first. The sitemap, search,
 * breadcrumbs and onward links are built from it. Throws a ContentError.
 */
export const getPages: () => readonly Page[] = memoise('pages', () => {
  const texts = getTextPages();
  const records = getRecordPages();
  const corrections = [...texts, ...records].flatMap(({ changes = [] }) => changes);
  const dated = records.map((page) => {
    const dates =
      page.path === pages.corrections.path
        ? corrections.map(({ date }) => date)
        : texts.filter(({ kind }) => kind === LISTED[page.path]).map((text) => text.updatedAt);
    const updatedAt = dates
      .filter((date) => date !== undefined)
      .sort()
      .at(-1);
    return updatedAt ? { ...page, updatedAt } : page;
  });
  return [...texts, ...dated, ...getEvidencePages()];
});

const byPath = memoise('pages-by-path', () => new Map(getPages().map((page) => [page.path, page])));

/** Returns the page or part of a page with this path. Throws when there is none. */
export function requirePage(path: string): Page {
  const page = byPath().get(path);
  if (!page) throw new Error(`no page has the path ${path}`);
  return page;
}

/** Returns the breadcrumb of a page, beginning with the home page. Throws when there is no such page. */
export function getTrail(path: string): Crumb[] {
  const { under = [] } = requirePage(path);
  return [...new Set([pages.home.path, ...under, path])].map((step) => {
    const { title, crumb = title } = requirePage(step);
    return { name: crumb, path: step };
  });
}
