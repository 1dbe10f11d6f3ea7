import { createGate, expect, test } from './fixtures';
import { NOT_FOUND } from './pages';

for (const { name, path, nearest } of [
  { name: 'missing article', path: '/blog/semaglutde', nearest: '/peptides/semaglutide' },
  { name: 'unknown peptide', path: '/peptides/bpc-158', nearest: '/peptides/bpc-157' },
  { name: 'unknown address', path: '/peptide-calculator', nearest: '/tools/peptide-calculator' },
]) {
  test(`${name}: the nearest pages and a search form are shown`, async ({ page, allowError }) => {
    allowError(NOT_FOUND);
    await page.goto(path);
    const pages = page.locator('section').filter({ hasText: 'The nearest pages' });
    await expect(pages.locator(`a[href="${nearest}"]`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The search form on the page of an unknown peptide searches the whole site', async ({
    page,
  }) => {
    await page.goto('/peptides/unwritten');
    await page.getByRole('main').getByRole('searchbox').fill('ozempic');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=ozempic');
  });
});

for (const width of [1280, 390, 320]) {
  test(`The layout does not shift when the nearest pages load, ${width} px wide`, async ({
    page,
    allowError,
  }) => {
    allowError(NOT_FOUND);
    await page.setViewportSize({ width, height: 844 });
    const gate = createGate();
    await page.route(/\/api\/search/, async (route) => {
      await gate.opened;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/api\/search/);
    // The results for this slug have the longest titles on the site.
    await page.goto('/blog/no-such-article');
    await asked;
    const footer = page.getByRole('contentinfo');
    const before = await footer.evaluate((node) => node.getBoundingClientRect().top);
    gate.open();
    await expect(page.getByRole('heading', { name: 'The nearest pages' })).toBeVisible();
    expect(await footer.evaluate((node) => node.getBoundingClientRect().top)).toBe(before);
  });
}
