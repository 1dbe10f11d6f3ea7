import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { isTextPage } from './pages';
import { note, type Transfer } from './transfer';

const KIB = 1024;

/** Gzip bytes of JavaScript in an empty app of this Next.js version: no page can have less. */
const FLOOR = 133.8 * KIB;

function scriptBudget(path: string): number {
  return FLOOR * (isTextPage(path) ? 1.12 : 1.22);
}

/** Gzip bytes of style sheets: the one that all pages share plus those of a kind of page. */
const SHEET_BUDGET = 12 * KIB;

/** Gzip bytes of a page's inline style: the size of the page with it less the size without. */
export const STYLE_BUDGET = 7.75 * KIB;

/** Has about 100 papers, 28 verdicts with their reasons, and every semaglutide figure with its table: a list, as large as that. */
const FULLEST = '/research/evidence-map/semaglutide';

/**
 * Returns the budget for a page's HTML in gzip bytes, without inline style. It is larger for print pages, which hold
 * all lessons of a course (12 kB each), and for the archive and the corrections, which list everything on one page.
 */
export function htmlBudget(path: string): number {
  if (path.endsWith('/print') || ['/archive', '/corrections'].includes(path)) return 60_000;
  return path === FULLEST ? 33_000 : 30_000;
}

/** Maximum height of a peptide page with everything collapsed, by width, and offset of its tabs, in pixels. */
export const HEIGHTS = [
  [390, 8000],
  [1280, 5000],
] as const;
export const TABS_WITHIN = 3000;

/** Fails when a visit exceeds the transfer budget of its kind of page; annotates each figure. */
export async function expectWithinBudget(page: Page, path: string, moved: Transfer): Promise<void> {
  const { requests, script, style, html, inlineStyle, fonts, prefetched, otherOrigins } = moved;
  const fontSize = fonts.reduce((sum, { size }) => sum + size, 0);
  for (const [type, figure] of Object.entries({
    ...{ script, style, html, inlineStyle, fontSize, prefetched },
  })) {
    note(type, figure);
  }
  note('requests', requests.length);
  note('requests without images', requests.filter((item) => !item.startsWith('/images/')).length);
  note('font files', fonts.length);

  expect.soft(script).toBeLessThanOrEqual(scriptBudget(path));
  expect.soft(style).toBeLessThanOrEqual(SHEET_BUDGET);
  expect.soft(html).toBeLessThanOrEqual(htmlBudget(path));
  expect.soft(inlineStyle).toBeGreaterThan(KIB);
  expect.soft(inlineStyle).toBeLessThanOrEqual(STYLE_BUDGET);
  // Lazy images do not delay the load event; the browser decides how many start before it.
  const needed = requests.filter((item) => !/^\/images\/(?:seo|posts)\//.test(item));
  expect.soft(needed.length, needed.join('\n')).toBeLessThanOrEqual(17);
  expect.soft(fonts.length, JSON.stringify(fonts)).toBeLessThanOrEqual(2);
  expect.soft(fontSize).toBeLessThanOrEqual(36_000);
  expect.soft(prefetched).toBeLessThanOrEqual(20 * KIB);
  expect.soft(otherOrigins).toEqual([]);
  // Fonts are requested when text first uses them, so that they delay no other request.
  await expect.soft(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
}
