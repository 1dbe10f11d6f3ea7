import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { findCutText, readOverflow } from './layout';
import { NOT_FOUND, readAddresses, templates } from './pages';

/** The addresses that scroll sideways, each with how far. */
async function findWide(page: Page, addresses: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of addresses) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const overflow = await readOverflow(page);
    if (overflow > 0) wide.push(`${path} by ${overflow} px`);
  }
  return wide;
}

test.describe('as they are delivered', () => {
  // The scripts of a page take longer than its layout. With them, a page of each kind is looked at in every-page.spec.ts.
  test.use({ javaScriptEnabled: false });
  const PARTS = 4;
  for (let part = 0; part < PARTS; part += 1) {
    test(`No address scrolls sideways at 320 pixels, as at 1280 with a zoom of 400 %, part ${part + 1} of ${PARTS}`, async ({
      page,
      request,
      allowError,
    }) => {
      test.setTimeout(180_000);
      allowError(NOT_FOUND);
      const addresses = await readAddresses(request);
      await page.setViewportSize({ width: 320, height: 640 });
      const own = addresses.filter((_, index) => index % PARTS === part);
      expect(await findWide(page, own)).toEqual([]);
    });
  }
});

test('No text is cut off, and nothing scrolls sideways, with the browser’s text set to 200 %', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  for (const { name, path } of templates) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findCutText(page), `${name}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
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
