import type { BrowserContext } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { findCutText, readOverflow, showAll } from './layout';
import { LESSON, NOT_FOUND, readAddresses, templates } from './pages';

/** A browser of its own for a test, with one more of its settings set. */
const test = base.extend<{ setting: string; own: BrowserContext }>({
  setting: ['', { option: true }],
  own: async ({ playwright, launchOptions, baseURL, javaScriptEnabled, setting }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=${setting}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ baseURL, javaScriptEnabled }));
    await browser.close();
  },
});

test.describe('as they are delivered', () => {
  // Scripts and pictures, which have their sizes from the page, take longer than its layout. With them, a page of each
  // kind is looked at in every-page.spec.ts.
  test.use({ javaScriptEnabled: false, setting: 'imagesEnabled=false' });
  const PARTS = 3;
  for (let part = 0; part < PARTS; part += 1) {
    test(`No address scrolls sideways at 320 pixels, as at 1280 with a zoom of 400 %, part ${part + 1} of ${PARTS}`, async ({
      own,
      request,
    }) => {
      test.setTimeout(180_000);
      const page = await own.newPage();
      await page.setViewportSize({ width: 320, height: 640 });
      const wide: string[] = [];
      const addresses = await readAddresses(request);
      for (const path of addresses.filter((_, index) => index % PARTS === part)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const overflow = await readOverflow(page);
        if (overflow > 0) wide.push(`${path} by ${overflow} px`);
      }
      expect(wide).toEqual([]);
    });
  }
});

test.describe('in large type', () => {
  test.use({ setting: 'defaultFontSize=32' });

  test('No text is cut off, and nothing scrolls sideways, with the browser’s text set to 200 %', async ({
    own,
  }) => {
    test.slow();
    const page = await own.newPage();
    for (const [index, { name, path }] of templates.entries()) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      // Exercises bring their forms when they come near.
      if (path.startsWith('/education')) await showAll(page);
      if (path === LESSON)
        await expect(page.getByRole('button', { name: 'Check' })).not.toHaveCount(0);
      // What pages share is looked at in both widths, and every page on a phone.
      for (const width of index % 3 === 0 ? [1280, 390] : [390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findCutText(page), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
});

test('Every page stays within a phone where a reader’s own style sets text to 200 %', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(NOT_FOUND);
  // Unlike the browser's setting it leaves media queries as they are.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const { name, path } of templates) {
    await page.goto(path);
    expect.soft(await readOverflow(page), name).toBe(0);
  }
});

test('On a phone a wide table scrolls under its first column, and its caption stays whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/blog/semaglutide-what-the-trials-show');
  const table = page.getByRole('region', { name: /^Table 1\./ });
  const [seen, width] = await table.evaluate((node) => [node.clientWidth, node.scrollWidth]);
  expect(width).toBeGreaterThan(seen + 100);
  await table.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  const box = await table.boundingBox();
  const first = await table.getByRole('row').nth(1).locator(':scope > *').first().boundingBox();
  const last = await table.getByRole('row').nth(1).locator(':scope > *').last().boundingBox();
  const caption = await table.locator('caption').boundingBox();
  if (!box || !first || !last || !caption) throw new Error('the table is not shown');
  expect(first.x).toBeCloseTo(box.x, 0);
  expect(first.width).toBeLessThan(box.width / 2);
  expect(last.x + last.width).toBeCloseTo(box.x + box.width, 0);
  expect(caption.x).toBeCloseTo(box.x, 0);
  expect(caption.width).toBeLessThanOrEqual(box.width);
});

test('A raised number of a reference lifts no row of a table', async ({ page }) => {
  await page.goto('/blog/semaglutide-what-the-trials-show');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heights = () =>
    page
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const raised = await heights();
  await page
    .getByRole('row')
    .locator('sup')
    .evaluateAll((marks) => {
      for (const mark of marks) mark.textContent = '';
    });
  expect(await heights()).toEqual(raised);
});
