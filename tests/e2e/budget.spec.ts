import { readFileSync } from 'node:fs';
import { createGate, expect, test } from './fixtures';
import { htmlBudget, STYLE_BUDGET } from './limits';
import { NOT_FOUND, readAddresses, templates } from './pages';
import { note, readLayoutShift, recordLayoutShift, weighHtml } from './transfer';

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
