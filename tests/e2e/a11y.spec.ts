import { findPoorNames } from './accessible-names';
import { expectAccessible, switchTheme } from './axe';
import { expect, test } from './fixtures';
import { NOT_FOUND, pages } from './pages';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

for (const [index, item] of pages.entries()) {
  const { name, path } = item;
  // Pages that show other content in a template of their own are looked at in one theme and width.
  const isVariant = 'isVariant' in item;

  test(`axe finds nothing on the ${name}, its headings and landmarks are in order, its names tell apart`, async ({
    page,
    allowError,
  }) => {
    test.slow();
    allowError(NOT_FOUND);
    await page.setViewportSize(DESK);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    const headings = page.getByRole('heading');
    const levels = await headings.evaluateAll((nodes) =>
      nodes.map((node) => Number(node.localName.slice(1))),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    if (isVariant) {
      await page.setViewportSize(index % 2 ? DESK : PHONE);
      await switchTheme(page, index % 4 < 2 ? 'light' : 'dark');
      expect.soft(await findPoorNames(page)).toEqual([]);
      await expectAccessible(page, 'whole page');
      return;
    }
    // A theme changes colours alone, and those of header and footer are the same on every page.
    const second = { isColourOnly: true, ...(path !== '/' && { within: 'main' }) };
    expect.soft(await findPoorNames(page), '1280 px').toEqual([]);
    await expectAccessible(page, 'light, 1280 px');
    await switchTheme(page, 'dark');
    await expectAccessible(page, 'dark, 1280 px', second);

    await page.setViewportSize(PHONE);
    expect.soft(await findPoorNames(page), '390 px').toEqual([]);
    await expectAccessible(page, 'dark, 390 px');
    await switchTheme(page, 'light');
    await expectAccessible(page, 'light, 390 px', second);
  });
}
