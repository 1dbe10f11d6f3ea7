import { expect, test } from './fixtures';
import { NOT_FOUND } from './pages';

for (const { name, path, nearest } of [
  { name: 'missing article', path: '/blog/semaglutde', nearest: '/peptides/semaglutide' },
  { name: 'unknown peptide', path: '/peptides/bpc-158', nearest: '/peptides/bpc-157' },
  { name: 'unknown address', path: '/peptide-calculater', nearest: '/tools/peptide-calculator' },
]) {
  test(`A ${name} offers the nearest pages and the search`, async ({ page, allowError }) => {
    allowError(NOT_FOUND);
    await page.goto(path);
    const pages = page.locator('section').filter({ hasText: 'The nearest pages' });
    await expect(pages.locator(`a[href="${nearest}"]`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/blog/no-such-article', '/peptides/unwritten']) {
    test(`The form of ${path} searches everything`, async ({ page, allowError }) => {
      allowError(NOT_FOUND);
      await page.goto(path);
      await page.getByRole('main').getByRole('searchbox').fill('ozempic');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=ozempic');
    });
  }
});
