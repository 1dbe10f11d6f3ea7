import { findPoorNames } from './accessible-names';
import { expectAccessible, switchTheme } from './axe';
import { expect, test } from './fixtures';
import {
  countMoving,
  emulateTouch,
  enlargeText,
  findCutText,
  findSmallTargets,
  readOverflow,
  spaceText,
} from './layout';
import { expectWithinBudget } from './limits';
import { NOT_FOUND, pages } from './pages';
import { measureTransfer } from './transfer';

/*
 * What must hold on a page of each kind. All checks share one visit per page: a separate visit for each
 * check would cost the suite a minute.
 */

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** Pages with the controls and kinds of text of another one here; crawl and reflow read them too. */
const REPEATED: readonly string[] = [
  ...['/education/students', '/education/practice/print?seed=7'],
  ...['/resources/papers/kind/rct', '/peptides/bpc-157-tb-500'],
];

for (const [index, item] of pages.entries()) {
  const { name, path } = item;
  if (REPEATED.includes(path)) continue;

  const isVariant = 'isVariant' in item;
  // axe checks each page in one of the four combinations of theme and width, by turns, so that shared parts are
  // checked in all four. `E2E=all` checks every address in all four (a11y-addresses.spec.ts).
  const theme = index % 2 === 0 ? 'light' : 'dark';
  const size = index % 4 < 2 ? DESK : PHONE;

  test(`The ${name} keeps its size budget, frame, headings, names, targets and width, and passes axe`, async ({
    page,
    context,
    allowError,
  }) => {
    test.slow();
    allowError(NOT_FOUND);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'light' });

    const moved = await measureTransfer(page, path, async () => {
      expect.soft(await countMoving(page), 'moves, with reduced motion').toBe(0);
      // The frame is checked while the browser waits for the network to be idle.
      await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(role)).toHaveCount(1);
      }
      const shop = page.getByRole('banner').getByRole('link', { name: 'Shop' });
      await expect.soft(shop).toHaveAttribute('href', /^https?:\/\//);
      await expect.soft(shop).toHaveAccessibleDescription('We also run a shop: what that means');
      const footer = page.getByRole('contentinfo');
      await expect.soft(footer.getByText('© 2024 Amide Academy')).toBeVisible();
      await expect.soft(footer.getByRole('link', { name: 'Visit Shop' })).toBeVisible();
      await expect.soft(footer.getByRole('heading', { name: 'Stay Informed' })).toBeVisible();
    });
    await expectWithinBudget(page, path, moved);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    const levels = await page
      .getByRole('heading')
      .evaluateAll((nodes) => nodes.map((node) => Number(node.localName.slice(1))));
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect.soft(jumps).toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);

    expect.soft(await page.evaluate(findSmallTargets, 24), 'smaller than 24 px').toEqual([]);
    expect.soft(await findPoorNames(page), '1280 px').toEqual([]);
    await page.setViewportSize(NARROW);
    expect.soft(await readOverflow(page), 'scrolls sideways at 320 px').toBe(0);
    await page.setViewportSize(PHONE);
    // A variant has the same controls as the page whose template it shares.
    if (!isVariant) {
      expect.soft(await findPoorNames(page), '390 px').toEqual([]);
      const touch = await emulateTouch(page);
      expect.soft(await page.evaluate(findSmallTargets, 44), 'smaller than 44 px').toEqual([]);
      await touch.lift();
      await spaceText(page, true);
      for (const each of [DESK, PHONE]) {
        await page.setViewportSize(each);
        expect.soft(await findCutText(page), `WCAG 1.4.12, ${each.width} px`).toEqual([]);
      }
      // Unlike the browser's text size setting, this does not affect media queries.
      await enlargeText(page);
      expect.soft(await readOverflow(page), 'scrolls sideways with text at 200 %').toBe(0);
      await spaceText(page, false);
    }
    // axe runs last: the browser sometimes crashes when it is resized after axe.
    await page.setViewportSize(size);
    await switchTheme(page, theme);
    await expectAccessible(page, `${theme}, ${size.width} px`);
  });
}
