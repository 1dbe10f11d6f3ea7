import { expect, expectInteractive, test } from './fixtures';

const CATEGORIES = ['Longevity', 'Wellness', 'Drive', 'Performance', 'Blends', 'Weight Management'];

test('All thirty guides are shown, each linking to its peptide, with vial and dosage', async ({
  page,
}) => {
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Peptide Dosing Guides');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(30);
  await expect(cards.filter({ hasText: 'BPC-157' }).first()).toContainText(/10\s?mg/);
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/peptides\/[a-z0-9-]+$/);
  }
  const drawn = await cards
    .locator('svg')
    .evaluateAll((nodes) =>
      nodes.map((node) => (node instanceof SVGSVGElement ? node.getBBox().height : 0)),
    );
  for (const height of drawn) expect(height).toBeGreaterThan(100);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/peptides');
  // Both the list and a single guide disclose that the academy also runs a shop.
  const note = main.getByRole('link', { name: /^We also run a shop/ });
  await expect(note).toHaveAttribute('href', '/about#shop');
  await page.goto('/peptides/bpc-157');
  await expect(note).toHaveAttribute('href', '/about#shop');
});

test('Each category shows its own guides and updates the URL', async ({ page }) => {
  await page.goto('/products');
  const group = page.getByRole('group', { name: 'Filter by category' });
  await expect(group.getByRole('button')).toHaveText(['All Products', ...CATEGORIES]);
  await expectInteractive(group.getByRole('button').first());
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  let sum = 0;
  for (const label of CATEGORIES) {
    await group.getByRole('button', { name: label }).click();
    await expect(page).toHaveURL(`/products?category=${label.toLowerCase().replace(' ', '-')}`);
    await expect(group.getByRole('button', { pressed: true })).toHaveText(label);
    sum += await cards.count();
  }
  expect(sum).toBe(30);
  await page.reload();
  await expect(group.getByRole('button', { pressed: true })).toHaveText('Weight Management');
  await group.getByRole('button', { name: 'All Products' }).click();
  await expect(cards).toHaveCount(30);
  await expect(page).toHaveURL('/products');
  await page.goto('/products?category=none');
  await expect(page.getByText('No products found in this category.')).toBeVisible();
});
