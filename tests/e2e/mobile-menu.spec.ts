import type { Page } from 'playwright/test';
import { navigationRecord } from '@/lib/records/navigation';
import { expect, expectInteractive, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await page.goto('/about');
  await expectInteractive(button(page));
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test('The menu lists Learn, Research and Quick Links, with a search box and the shop, until the window is widened', async ({
  page,
}) => {
  await openMenu(page);
  await expect(menu(page).getByRole('heading', { level: 2 })).toHaveText([
    'Learn',
    'Research',
    'Quick Links',
  ]);
  for (const { label, href } of navigationRecord
    .get()
    .mobileSections.flatMap(({ links }) => [...links])) {
    await expect(menu(page).locator(`a[href="${href}"]`)).toContainText(label);
  }
  await expect(menu(page).getByRole('link', { name: 'Visit Shop' })).toHaveAttribute(
    'href',
    /^https?:/,
  );
  await expect(menu(page).getByRole('link', { name: /^We also run a shop/ })).toHaveAttribute(
    'href',
    '/about#shop',
  );
  await expect(menu(page).getByRole('combobox')).toBeVisible();
  await expect(
    menu(page)
      .getByRole('link', { name: /^Certification/ })
      .getByText('Coming Soon'),
  ).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Learn', exact: true })).toBeVisible();
});

test('The focus moves in, stays in, and returns to the button on Escape', {
  tag: '@browser',
}, async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  const outside = await page.evaluateHandle(() => {
    const left: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) left.push(target.outerHTML);
    });
    return left;
  });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(step < 30 ? 'Tab' : 'Shift+Tab');
  }
  expect(await outside.jsonValue()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('The close button, a click beside the panel and a chosen link close the menu', async ({
  page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(100, 10);
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await menu(page)
    .getByRole('link', { name: /^All articles/ })
    .click();
  await expect(page).toHaveURL('/blog');
  await expect(menu(page)).toHaveCount(0);
});

test('The page behind the menu is inert and does not scroll', { tag: '@browser' }, async ({
  page,
}) => {
  await openMenu(page);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 3000);
  await expect(menu(page).getByRole('link', { name: 'Visit Shop' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a')?.focus();
      return Boolean(document.activeElement?.closest('main'));
    }),
  ).toBe(false);
});

test('The menu search suggests, closes the list on Escape, submits on Enter', async ({ page }) => {
  await openMenu(page);
  const field = menu(page).getByRole('combobox');
  await field.fill('copper');
  await expect(menu(page).getByRole('option').first()).toBeVisible();
  await field.press('Escape');
  await expect(menu(page).getByRole('option')).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/blog?search=copper');
  await expect(menu(page)).toHaveCount(0);
});

test('Control+K opens the menu with the focus in its search field', async ({ page }) => {
  await page.goto('/about');
  await expectInteractive(button(page));
  // The shortcut's listener is added a moment after the button's.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(menu(page).getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
});
