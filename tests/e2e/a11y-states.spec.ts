import type { Page } from 'playwright/test';
import { expectAccessible, switchTheme } from './axe';
import { chip, openBlog } from './blog-page';
import { calculate, openTool } from './calculator-page';
import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE } from './pages';

const PHONE = { width: 390, height: 844 };

/** Runs axe on part of a page: all rules in light, colour rules in dark. every-page.spec.ts checks whole pages. */
async function expectAccessibleInBoth(page: Page, where: string, within: string): Promise<void> {
  await switchTheme(page, 'light');
  await expectAccessible(page, `${where}, light`, { within });
  await switchTheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, { within, isColourOnly: true });
}

test.beforeEach(() => {
  // Several runs of axe in one test.
  test.slow();
});

test('axe finds nothing in any state of the article list', async ({ page, allowError }) => {
  allowError(/status of 500/);
  await openBlog(page, '/blog?search=peptide&tag=Research');
  await expect(page.getByText(/^Found/)).toBeVisible();
  await expectAccessibleInBoth(page, 'results', 'main');

  await openBlog(page, '/blog?search=zzqxkvw');
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'nothing found', 'main');

  await page.route('**/api/blog/posts/search?*', (route) => route.fulfill({ status: 500 }));
  await chip(page, 'Research').click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not load' })).toBeVisible();
  await expectAccessibleInBoth(page, 'failed', 'main');

  await page.unroute('**/api/blog/posts/search?*');
  await page.route('**/api/blog/posts/search?*', () => {});
  await chip(page, 'GLP-1').click();
  await expect(page.getByText('Loading articles...')).toBeVisible();
  await expectAccessibleInBoth(page, 'loading', 'main');
});

test('axe finds nothing in a toast, open contents or an open definition', async ({ page }) => {
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
  await expectAccessibleInBoth(page, 'toast', '[role=region][aria-label^=Notifications]');

  await page.setViewportSize(PHONE);
  await page.goto(ARTICLE);
  await page.getByRole('navigation', { name: 'In this article' }).locator('summary').click();
  await expectAccessibleInBoth(page, 'contents', 'nav[aria-label="In this article"]');

  await page.getByRole('button', { name: 'randomised' }).click();
  await expect(page.locator('#term-randomisation')).toBeVisible();
  await expectAccessibleInBoth(page, 'definition', '#term-randomisation');
});

test('axe finds nothing in the open menus and suggestions', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  // Between them, these have everything that a group may have: badges, a card and the visitor's next lesson.
  for (const label of ['Learn', 'Education']) {
    const trigger = header.getByRole('button', { name: label, exact: true });
    await expectInteractive(trigger);
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInBoth(page, label, 'header');
  }
  await header.getByRole('combobox').fill('peptide');
  await expect(header.getByRole('option').first()).toBeVisible();
  await header.getByRole('combobox').press('ArrowDown');
  await expectAccessibleInBoth(page, 'suggestions', 'header');

  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expectInteractive(header.getByRole('button', { name: 'Open menu' }));
  await header.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessibleInBoth(page, 'mobile menu', 'dialog');
  await menu.getByRole('combobox').fill('peptide');
  await expect(menu.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'suggestions in the mobile menu', 'dialog');
});

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`axe finds nothing in any state of the calculator at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Messages have the same colours and roles at each width.
    if (viewport === PHONE) {
      await calculate(page, '?amount=5&unit=mg&diluent=0&dose=1,000&doseUnit=mcg');
      await expectAccessibleInBoth(page, 'errors', '.calculator');
      await calculate(page, '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mg');
      await expectAccessibleInBoth(page, 'warnings', '.calculator');
    }
    await calculate(page);
    await page.getByText('Show the working').click();
    for (const title of ['How much water?', 'How long the vial', 'Print sheet', 'Blends of']) {
      await openTool(page, title);
    }
    await expect(page.getByRole('button', { name: 'Print Sheet' })).toBeVisible();
    await expectAccessibleInBoth(page, 'result and tools', 'main');
  });
}

test('Screen readers are told what is pressed, expanded, selected and calculated', async ({
  page,
}) => {
  await openBlog(page, '/blog?page=2');
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Filter by tag' })).toMatchAriaSnapshot(`
    - group "Filter by tag":
      - button "All" [pressed]
      - button "Longevity"
  `);
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Learn', exact: true });
  await trigger.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - button "Learn" [expanded]
          - list "Start here":
            - listitem
  `);

  await page.goto('/peptides/bpc-157');
  await expectInteractive(page.getByRole('tab', { name: 'Dosing' }));
  await page.getByRole('tab', { name: 'Dosing' }).click();
  await expect(main.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab "Reconstitution"
      - tab "Dosing" [selected]
      - tab "Timeline"
  `);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Dosing');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await calculate(page);
  await expect(page.getByRole('region', { name: 'Results' })).toMatchAriaSnapshot(`
    - region "Results":
      - heading "Results" [level=2]
      - paragraph: Draw to the 10 unit mark, 0.1 millilitre
      - img /filled to the 10 unit mark of 100/
  `);
});
