import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createGate, expect, test } from './fixtures';
import { ARTICLE, CALCULATOR, NOT_FOUND, pages, readAddresses, templates } from './pages';
import { measureTransfer, note, readLayoutShift, recordLayoutShift } from './transfer';

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

/** Bytes of HTML, gzip: articles and peptide pages hold the most text. */
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
    const { requests, script, style, html, fonts, prefetched, otherOrigins } =
      await measureTransfer(page, path);
    const fontSize = fonts.reduce((sum, { size }) => sum + size, 0);
    for (const [type, figure] of Object.entries({ script, style, html, fontSize, prefetched })) {
      note(type, figure);
    }
    note('requests', requests.length);
    note('requests without images', requests.filter((item) => !item.startsWith('/images/')).length);
    note('font files', fonts.length);

    expect.soft(script).toBeLessThanOrEqual(scriptBudget(path));
    expect.soft(style).toBeLessThanOrEqual(12 * KIB);
    expect.soft(html).toBeLessThanOrEqual(htmlBudget(path));
    // Lazy pictures do not hold the load event up; how many start before it is the browser's choice.
    const needed = requests.filter((item) => !/^\/images\/(?:seo|posts)\//.test(item));
    expect.soft(needed.length, needed.join('\n')).toBeLessThanOrEqual(16);
    expect.soft(fonts.length, JSON.stringify(fonts)).toBeLessThanOrEqual(2);
    expect.soft(fontSize).toBeLessThanOrEqual(65_000);
    expect.soft(prefetched).toBeLessThanOrEqual(20 * KIB);
    expect.soft(otherOrigins).toEqual([]);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(preloaded.length).toBeLessThanOrEqual(2);
  });
}

test('No page is heavier than its kind may be', async ({ request }) => {
  const weights = (await readAddresses(request)).map((path) => {
    const file = path === '/' ? '/index' : path;
    const html = readFileSync(`.next/standalone/.next/server/app${file}.html`);
    return { path, size: gzipSync(html).length };
  });
  const articles = weights.filter(({ path }) => path.startsWith('/blog/'));
  note('heaviest article', Math.max(...articles.map(({ size }) => size)));
  expect(articles.length).toBeGreaterThan(50);
  expect(weights.filter(({ path, size }) => size > htmlBudget(path))).toEqual([]);
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
