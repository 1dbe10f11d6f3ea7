import { readFileSync } from 'node:fs';
import { createGate, expect, test } from './fixtures';
import { ARTICLE, CALCULATOR, NOT_FOUND, pages, readAddresses, templates } from './pages';
import { measureTransfer, note, readLayoutShift, recordLayoutShift, weighHtml } from './transfer';

const KIB = 1024;

/** JavaScript of an empty Next.js app of this version, gzip: what no page can go below. */
const FLOOR = 133.8 * KIB;

/** Pages of text carry less than lists, which filter, sort and fetch; the calculator carries more. */
function scriptBudget(path: string): number {
  if (path === CALCULATOR) return FLOOR * 1.3;
  const isText =
    path === ARTICLE ||
    path.includes('no-such') ||
    /^\/(?:education|guides|about|research|resources\/)/.test(path);
  return FLOOR * (isText ? 1.15 : 1.25);
}

/** Bytes of the style that stands in a page, gzip: what the page weighs with it less what it weighs without. */
const STYLE_BUDGET = 7 * KIB;

/** Bytes of HTML, gzip, before that style: articles and peptide pages hold the most text. */
function htmlBudget(path: string): number {
  if (path.startsWith('/blog/')) return 26_000;
  return path.startsWith('/peptides/') ? 30_000 : 25_000;
}

for (const { name, path } of pages) {
  test(`The ${name} stays within its budget of bytes and requests`, async ({
    page,
    allowError,
  }) => {
    allowError(NOT_FOUND);
    const { requests, script, style, html, inlineStyle, fonts, prefetched, otherOrigins } =
      await measureTransfer(page, path);
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
    expect.soft(style).toBeLessThanOrEqual(12 * KIB);
    expect.soft(html).toBeLessThanOrEqual(htmlBudget(path));
    expect.soft(inlineStyle).toBeGreaterThan(KIB);
    expect.soft(inlineStyle).toBeLessThanOrEqual(STYLE_BUDGET);
    // Lazy pictures do not hold the load event up; how many start before it is the browser's choice.
    const needed = requests.filter((item) => !/^\/images\/(?:seo|posts)\//.test(item));
    expect.soft(needed.length, needed.join('\n')).toBeLessThanOrEqual(16);
    expect.soft(fonts.length, JSON.stringify(fonts)).toBeLessThanOrEqual(2);
    expect.soft(fontSize).toBeLessThanOrEqual(36_000);
    expect.soft(prefetched).toBeLessThanOrEqual(20 * KIB);
    expect.soft(otherOrigins).toEqual([]);
    // They are asked for as soon as a line is set in them, and so hold up no other.
    await expect.soft(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  });
}

test('No page is heavier than its kind may be', async ({ request }) => {
  const weights = (await readAddresses(request)).map((path) => {
    const file = path === '/' ? '/index' : path;
    const html = readFileSync(`.next/standalone/.next/server/app${file}.html`);
    return { path, ...weighHtml(html.toString()) };
  });
  const articles = weights.filter(({ path }) => path.startsWith('/blog/'));
  note('heaviest article', Math.max(...articles.map(({ html }) => html)));
  note('heaviest style', Math.max(...weights.map(({ inlineStyle }) => inlineStyle)));
  expect(articles.length).toBeGreaterThan(50);
  expect(weights.filter(({ path, html }) => html > htmlBudget(path))).toEqual([]);
  expect(weights.filter(({ inlineStyle }) => inlineStyle > STYLE_BUDGET)).toEqual([]);
});

for (const { name, path } of templates) {
  test(`The ${name} does not jump when its fonts arrive late, on a desk in light and on a phone in dark`, async ({
    page,
    allowError,
  }) => {
    test.slow();
    allowError(NOT_FOUND);
    await recordLayoutShift(page);
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      const gate = createGate();
      await page.unroute('**/*.woff2');
      await page.route('**/*.woff2', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // A first reading: what is shown now is set in the fallback fonts.
      await readLayoutShift(page);
      gate.open();
      await page.waitForLoadState();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const shift = await readLayoutShift(page);
      note(`layout shift at ${width} pixels`, shift);
      expect(shift, `${width} px`).toBeLessThan(0.01);
    }
  });
}
