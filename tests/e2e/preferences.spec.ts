import { chip, openBlog } from './blog-page';
import { calculate, results } from './calculator-page';
import { expect, expectInteractive, test } from './fixtures';
import { countMoving } from './layout';
import { ARTICLE } from './pages';

const groundOf = (node: Element) => getComputedStyle(node).backgroundColor;

test('With reduced motion nothing moves in the menu, theme switch or results', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/archive');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Learn', exact: true });
  await expectInteractive(trigger);
  await trigger.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => countMoving(page)).toBe(0);
  await page.getByRole('button', { name: /theme/i }).click();
  expect(await countMoving(page)).toBe(0);

  await calculate(page);
  await expect(results(page).getByText('Draw to the').last()).toBeVisible();
  expect(await countMoving(page)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`In forced ${colorScheme} colours selected items differ from others, and focus is visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openBlog(page, '/blog?tag=Research');
    await expect(chip(page, 'Research').locator('svg')).toBeVisible();
    await expect(chip(page, 'Recovery').locator('svg')).toHaveCount(0);
    expect(await chip(page, 'Research').evaluate(groundOf)).not.toBe(
      await chip(page, 'Recovery').evaluate(groundOf),
    );
    await page.getByRole('combobox', { name: 'Sort' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(chip(page, 'Comparison')).toHaveCSS('outline-style', 'solid');

    await page.goto('/peptides/bpc-157');
    const [chosen, other] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
    expect(await chosen.evaluate(groundOf)).not.toBe(await other.evaluate(groundOf));

    await calculate(page);
    const label = (unit: string) =>
      page.locator('.segments label').filter({ hasText: unit }).first();
    expect(await label('mg').evaluate(groundOf)).not.toBe(await label('mcg').evaluate(groundOf));
    // The barrel and its liquid keep fills that differ from the system's background.
    const fills = await results(page)
      .getByRole('img')
      .first()
      .locator('rect')
      .evaluateAll((nodes) => new Set(nodes.map((node) => getComputedStyle(node).fill)).size);
    expect(fills).toBeGreaterThan(2);

    await page.goto(ARTICLE);
    const beads = page.locator('.evidence-beads').first().locator('span');
    expect(await beads.first().evaluate(groundOf)).not.toBe(await beads.last().evaluate(groundOf));
  });
}
