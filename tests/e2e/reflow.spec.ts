import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { NOT_FOUND, pages, readAddresses, templates } from './pages';

/** Texts that are cut off by a box which hides what overflows it, and what the page scrolls sideways by. */
async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page scrolls by ${scrollWidth - clientWidth} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      // The page's own name ends a breadcrumb in one line, and stands in full in the heading.
      if (parent.closest('svg, .sr-only, option, [aria-current="page"]')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        // What scrolls can be reached.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (display === 'inline' || !/hidden|clip/.test(overflowX + overflowY)) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut =
          text.right > right + 2 ||
          text.left < left - 2 ||
          text.bottom > bottom + 2 ||
          text.top < top - 2;
        if (isOut) cut.push(`cut off: "${node.textContent.trim().slice(0, 40)}"`);
      }
    }
    return cut;
  });
}

/** The addresses that scroll sideways, each with how far. */
async function findWide(
  page: Page,
  addresses: readonly string[],
  waitUntil: 'domcontentloaded' | 'load',
): Promise<string[]> {
  const wide: string[] = [];
  for (const path of addresses) {
    await page.goto(path, { waitUntil });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (overflow > 0) wide.push(`${path} by ${overflow} px`);
  }
  return wide;
}

test.describe('as they are delivered', () => {
  // The scripts of a page take longer than its layout. With them, templates are looked at below.
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
      expect(await findWide(page, own, 'domcontentloaded')).toEqual([]);
    });
  }
});

test('No page scrolls sideways at 320 pixels when its scripts have run', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(NOT_FOUND);
  await page.setViewportSize({ width: 320, height: 640 });
  const addresses = pages.map(({ path }) => path);
  expect(await findWide(page, addresses, 'load')).toEqual([]);
});

test('No text is cut off with the spacing of WCAG 1.4.12', async ({ page, allowError }) => {
  test.slow();
  allowError(NOT_FOUND);
  for (const { name, path } of templates) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const node of document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *)')) {
        node.style.setProperty('line-height', '1.5', 'important');
        node.style.setProperty('letter-spacing', '0.12em', 'important');
        node.style.setProperty('word-spacing', '0.16em', 'important');
        if (node.localName === 'p') node.style.setProperty('margin-bottom', '2em', 'important');
      }
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findCutText(page), `${name}, ${width} px`).toEqual([]);
    }
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
    expect.soft(await findCutText(page), name).toEqual([]);
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
