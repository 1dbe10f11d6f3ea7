import { expect, test } from './fixtures';
import { HALF_LIFE } from './pages';

test('The half-life tool redraws while typing, and its URL restores the same state', {
  tag: '@browser',
}, async ({ page }) => {
  await page.goto(HALF_LIFE);
  const halfLife = page.getByLabel('Half-life', { exact: true });
  const results = page.getByRole('region', { name: 'What follows' });
  await expect(halfLife).toBeEnabled();
  await expect(results).toContainText('35\u00a0days');
  await halfLife.fill('5');
  await expect(results).toContainText('25\u00a0days');
  await expect(results.getByRole('img')).toHaveAccessibleName(/Steady after 25.days/);
  await expect(page).toHaveURL(`${HALF_LIFE}?halfLife=5&halfLifeUnit=days`);
  await page.reload();
  await expect(halfLife).toHaveValue('5');
  await expect(results).toContainText('25\u00a0days');
});

test('The half-life tool explains invalid input, keeps it, and works by keyboard', async ({
  page,
}) => {
  await page.goto(`${HALF_LIFE}?halfLife=1%2C000&halfLifeUnit=hours&interval=3&intervalUnit=weeks`);
  const halfLife = page.getByLabel('Half-life', { exact: true });
  await expect(halfLife).toBeEnabled();
  await expect(halfLife).toHaveValue('1,000');
  await expect(halfLife).toHaveAccessibleDescription(/without separators/);
  // A number with an unknown unit is dropped, not read in another unit.
  await expect(page.getByLabel('Time between doses', { exact: true })).toHaveValue('');
  await halfLife.fill('6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'days' }).first()).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(page).toHaveURL(/halfLife=6&halfLifeUnit=days&interval=12&intervalUnit=days/);
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText('30\u00a0days');
});

test('A peptide page links to the half-life tool with the half-life measured in people', async ({
  page,
}) => {
  await page.goto('/peptides/tirzepatide');
  await page.getByText(/^Formula, mass, half-life/).click();
  const link = page.getByRole('link', { name: 'How often, how long: see the half-life tool' });
  await link.click();
  await expect(page.getByLabel('Half-life', { exact: true })).toHaveValue('5');
  await expect(page.getByText(/As measured in: 19 pooled studies/)).toBeVisible();
  await page.goto('/peptides/bpc-157');
  await page.getByText(/^Formula, mass, half-life/).click();
  await expect(page.getByRole('link', { name: /half-life tool/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the half-life tool shows its worked example and the formulas', async ({
    page,
  }) => {
    await page.goto(`${HALF_LIFE}?halfLife=2`);
    await expect(page.locator('noscript p')).toContainText(/worked example/);
    await expect(page.getByRole('img', { name: /Steady after 35.days/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Formulas' })).toBeVisible();
  });
});
