import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { BASELINE } from './pages';

const results = (page: Page) => page.getByRole('region', { name: 'What follows' });
const start = (page: Page) => page.getByLabel('Without it, of 1,000 people').first();

test('A changed starting risk shows people per 1,000 with interval, beside the harms', async ({
  page,
}) => {
  await page.goto(BASELINE);
  await expect(start(page)).toBeEnabled();
  await expect(start(page)).toHaveValue('80');
  await expect(results(page)).toContainText('80 without, 65 with: 15 fewer (8 to 22 fewer).');
  await expect(results(page)).toContainText('82 without, 166 with: 84 more.');
  await start(page).fill('200');
  await expect(results(page)).toContainText('200 without, 163 with');
  await expect(page).toHaveURL(`${BASELINE}?finding=lincoff-2023-select.mace&start=200`);
  await page.reload();
  await expect(results(page)).toContainText('200 without, 163 with');
  await page.getByText(/^Or as in a trial’s group/).click();
  await page.getByRole('button', { name: /Gerstein 2019/ }).click();
  await expect(start(page)).toHaveValue('134');
});

test('An invalid starting risk is refused but kept, and the slider works by keyboard', async ({
  page,
}) => {
  await page.goto(`${BASELINE}?finding=marso-2016-sustain6.mace&start=1000`);
  await expect(start(page)).toHaveValue('1000');
  await expect(start(page)).toHaveAccessibleDescription(/For 8%, type 80/);
  for (const typed of ['', '0', '120%', '1e2', 'ten']) {
    await start(page).fill(typed);
    await expect(start(page)).toHaveValue(typed);
    await expect(start(page)).toHaveAccessibleDescription(/from 1 to 999/);
  }
  await start(page).fill('4%');
  await expect(results(page)).toContainText('40 without');
  await start(page).fill('40');
  await page
    .getByRole('slider', { name: /Starting risk/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(start(page)).toHaveValue('41');
  await page.goto(`${BASELINE}?finding=no-such.result`);
  await expect(page.getByText(/is not among those that can be moved/)).toBeVisible();
});

test('An adjustable harm is shown beside the benefit found in the same trial', async ({ page }) => {
  await page.goto(`${BASELINE}?finding=marso-2016-sustain6.retinopathy`);
  await expect(results(page)).toContainText('18 without, 31 with: 13 more (2 to 31 more).');
  await expect(results(page)).toContainText('89 without, 67 with: 22 fewer (4 to 36 fewer).');
});

test('A verdict links to its result with an adjustable starting risk', async ({ page }) => {
  await page.goto('/peptides/semaglutide');
  const link = page.locator('a', { hasText: 'Move the starting risk' }).first();
  const href = await link.getAttribute('href');
  await page.goto(href ?? '');
  await expect(start(page)).toBeEnabled();
  await expect(page.getByText(/is not among those/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the page shows its example and its formulas', async ({ page }) => {
    await page.goto(BASELINE);
    await expect(page.locator('noscript p')).toContainText(/worked example/);
    await expect(results(page)).toContainText('80 without, 65 with');
    await expect(page.getByRole('heading', { name: 'Formulas' })).toBeVisible();
  });
});
