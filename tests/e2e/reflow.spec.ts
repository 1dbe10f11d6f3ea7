import type { BrowserContext } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { findCutText, readOverflow, scrollThroughPage } from './layout';
import { isFullRun, LESSON, pages, readSample, templates } from './pages';

/** Gives each test its own browser, launched with one extra Blink setting. */
const test = base.extend<{ setting: string; own: BrowserContext }>({
  setting: ['', { option: true }],
  own: async ({ playwright, launchOptions, baseURL, javaScriptEnabled, setting }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=${setting}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ baseURL, javaScriptEnabled }));
    await browser.close();
  },
});

test.describe('without scripts and images', () => {
  // Scripts and images would only take time: image sizes are set in the HTML. With them, every-page.spec.ts checks a
  // page of each kind, so those are left out here.
  test.use({ javaScriptEnabled: false, setting: 'imagesEnabled=false' });

  test('No page scrolls sideways at 320 pixels, the width of 1280 at a zoom of 400 %', async ({
    own,
    request,
  }) => {
    test.setTimeout(isFullRun ? 600_000 : 120_000);
    const page = await own.newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    const checked: readonly string[] = pages.map(({ path }) => path);
    for (const path of await readSample(request)) {
      if (checked.includes(path)) continue;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const overflow = await readOverflow(page);
      if (overflow > 0) wide.push(`${path} by ${overflow} px`);
    }
    expect(wide).toEqual([]);
  });
});

test.describe('with large text', () => {
  test.use({ setting: 'defaultFontSize=32' });

  test('No text is cut off and nothing scrolls sideways with the browser’s font size at 200 %', async ({
    own,
  }) => {
    test.slow();
    const page = await own.newPage();
    for (const [index, { name, path }] of templates.entries()) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      // Exercises render their forms when they are scrolled near.
      if (path.startsWith('/education')) await scrollThroughPage(page);
      if (path === LESSON)
        await expect(page.getByRole('button', { name: 'Check' })).not.toHaveCount(0);
      // Every page is checked at phone width, and every third at desktop width too.
      for (const width of index % 3 === 0 ? [1280, 390] : [390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findCutText(page), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
});

test('On a phone the rows of a wide table become blocks, each value under its column’s name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/blog/semaglutide-what-the-trials-show');
  const table = page.getByRole('region', { name: /^Table 1\./ });
  const [seen, width] = await table.evaluate((node) => [node.clientWidth, node.scrollWidth]);
  expect(width).toBe(seen);
  const heads = await table.locator('thead').locator(':is(th, td)').allTextContents();
  const cells = table.getByRole('row').nth(1).locator(':scope > *');
  const names = await cells.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node, '::before').content.replaceAll('"', '')),
  );
  expect(names.slice(1)).toEqual(heads.slice(1));
  // The row's name comes first; the two arms are side by side below it.
  const [first, drug, placebo] = await Promise.all(
    [cells.first(), cells.nth(-2), cells.last()].map((cell) => cell.boundingBox()),
  );
  if (!first || !drug || !placebo) throw new Error('the table is not shown');
  expect(first.y + first.height).toBeLessThan(drug.y);
  expect(placebo.y).toBe(drug.y);
  expect(placebo.x).toBeGreaterThan(drug.x + drug.width);
});

test('A superscript reference number does not make a table row taller', async ({ page }) => {
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
      for (const mark of marks) (mark as HTMLElement).style.verticalAlign = 'baseline';
    });
  expect(await heights()).toEqual(raised);
});
