import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { isTextPage } from './pages';
import { note, type Transfer } from './transfer';

const KIB = 1024;

/** JavaScript of an empty Next.js app of this version, gzip: what no page can go below. */
const FLOOR = 133.8 * KIB;

function scriptBudget(path: string): number {
  return FLOOR * (isTextPage(path) ? 1.12 : 1.22);
}

/** Bytes of style sheets, gzip, that of all pages and what a kind of page has of its own beside it. */
const SHEET_BUDGET = 12 * KIB;

/** Bytes of the style that stands in a page, gzip: what the page weighs with it less what it weighs without. */
export const STYLE_BUDGET = 7.75 * KIB;

/** Holds 91 papers, 26 verdicts with their reasons, and every figure on semaglutide with its table. */
const FULLEST = '/research/evidence-map/semaglutide';

/**
 * Bytes of HTML, gzip, before that style. A course on paper holds all of its lessons, which have 12 kB each on their
 * own; who asks for it wants it whole, once. So with the archive, and with the corrections, which tell every mistake.
 */
export function htmlBudget(path: string): number {
  if (path.endsWith('/print') || ['/archive', '/corrections'].includes(path)) return 60_000;
  return path === FULLEST ? 32_000 : 30_000;
}

/** Pixels that a page of a peptide may be high with all that opens closed, by width, and where its tabs begin. */
export const HEIGHTS = [
  [390, 8000],
  [1280, 5000],
] as const;
export const TABS_WITHIN = 3000;

/** Fails when a visit moved more than its kind of page may, and notes each figure beside the result. */
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
  // Lazy pictures do not hold the load event up; how many start before it is the browser's choice.
  const needed = requests.filter((item) => !/^\/images\/(?:seo|posts)\//.test(item));
  expect.soft(needed.length, needed.join('\n')).toBeLessThanOrEqual(17);
  expect.soft(fonts.length, JSON.stringify(fonts)).toBeLessThanOrEqual(2);
  expect.soft(fontSize).toBeLessThanOrEqual(36_000);
  expect.soft(prefetched).toBeLessThanOrEqual(20 * KIB);
  expect.soft(otherOrigins).toEqual([]);
  // They are asked for as soon as a line is set in them, and so hold up no other.
  await expect.soft(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
}
