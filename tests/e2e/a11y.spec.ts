import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { menuGroups } from '@/content/navigation';
import { chip, openBlog } from './blog-page';
import { calculate, openTool } from './calculator-page';
import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE, NOT_FOUND, pages } from './pages';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Fails on any violation of any impact, and says what and where. It looks again before it fails: a busy
 * machine may report the colours of the frame before the theme, while what is truly wrong stays wrong.
 */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      // WCAG 2.2 asks for targets of 24 px; axe leaves this rule off by default.
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, where).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

for (const { name, path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the ${name} in ${colorScheme}, at 390 and 1280 pixels`, async ({
      page,
      allowError,
    }) => {
      // Two runs over a long page take long on a busy machine.
      test.slow();
      allowError(NOT_FOUND);
      // Without transitions nothing is measured halfway through one.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expectAccessible(page, `${viewport.width} px`);
      }
    });
  }
}

test('axe finds nothing on the states of the article list', async ({ page, allowError }) => {
  allowError(/status of 500/);
  await openBlog(page, '/blog?search=peptide&tag=Research');
  await expect(page.getByText(/^Found/)).toBeVisible();
  await expectAccessible(page, 'results');

  await openBlog(page, '/blog?search=zzqxkvw');
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await expectAccessible(page, 'nothing found');

  await page.route('**/api/blog/posts/search?*', (route) => route.fulfill({ status: 500 }));
  await chip(page, 'Research').click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not load' })).toBeVisible();
  await expectAccessible(page, 'failed');

  await page.unroute('**/api/blog/posts/search?*');
  await page.route('**/api/blog/posts/search?*', () => {});
  await chip(page, 'GLP-1').click();
  await expect(page.getByText('Loading articles...')).toBeVisible();
  await expectAccessible(page, 'loading');
});

test('axe finds nothing with a toast, open contents or an open definition', async ({ page }) => {
  // Four runs of axe in one test.
  test.slow();
  // Without transitions nothing is measured halfway through one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await page.goto(ARTICLE);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expectInteractive(copy);
  await copy.click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await toast.hover();
  await expectAccessible(page, 'toast');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  await page.getByRole('navigation', { name: 'In this article' }).locator('summary').click();
  await expectAccessible(page, 'contents');

  await page.getByRole('button', { name: 'randomised' }).click();
  await expect(page.locator('#term-randomisation')).toBeVisible();
  await expectAccessible(page, 'definition');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the open menus and suggestions in ${colorScheme}`, async ({
    page,
  }) => {
    // Seven runs of axe in one test.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/archive');
    const header = page.getByRole('banner');
    for (const { label } of menuGroups) {
      const trigger = header.getByRole('button', { name: label, exact: true });
      await expectInteractive(trigger);
      await trigger.hover();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, label);
    }
    await header.getByRole('combobox').fill('peptide');
    await expect(header.getByRole('option').first()).toBeVisible();
    await header.getByRole('combobox').press('ArrowDown');
    await expectAccessible(page, 'suggestions');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/archive');
    await expectInteractive(header.getByRole('button', { name: 'Open menu' }));
    await header.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page, 'mobile menu');
    await menu.getByRole('combobox').fill('peptide');
    await expect(menu.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'suggestions in the mobile menu');
  });
  for (const viewport of VIEWPORTS) {
    test(`axe finds nothing on the states of the calculator in ${colorScheme} at ${viewport.width} pixels`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await calculate(page, '?amount=5&unit=mg&diluent=0&dose=1,000&doseUnit=mcg');
      await expectAccessible(page, 'errors');
      await calculate(page, '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mg');
      await expectAccessible(page, 'warnings');
      await calculate(page);
      await page.getByText('Show the working').click();
      for (const title of ['How much diluent?', 'How long the vial', 'Print sheet', 'Blends of']) {
        await openTool(page, title);
      }
      await expect(page.getByRole('button', { name: 'Print Sheet' })).toBeVisible();
      await expectAccessible(page, 'result and tools');
    });
  }
}

test('Every page has one h1, no heading jumps, and its landmarks', async ({ page, allowError }) => {
  allowError(NOT_FOUND);
  for (const { name, path } of pages) {
    await page.goto(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((nodes) => nodes.map((node) => Number(node.localName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      name,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, name).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), name).toHaveCount(1);
    }
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'en');
  }
});

test('No page scrolls sideways at 320 pixels, as at 1280 with a zoom of 400 %', async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { name, path } of pages) {
    await page.goto(path);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});

test('In forced colours a pressed chip still differs from the others by its mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBlog(page, '/blog?tag=Research');
  await expect(chip(page, 'Research').locator('svg')).toBeVisible();
  await expect(chip(page, 'Recovery').locator('svg')).toHaveCount(0);
});
