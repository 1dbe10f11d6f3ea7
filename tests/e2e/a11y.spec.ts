import { findPoorNames } from './accessible-names';
import { expectAccessible, switchTheme } from './axe';
import { expect, test } from './fixtures';
import { NOT_FOUND, pages } from './pages';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

for (const [index, item] of pages.entries()) {
  const { name, path } = item;
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

    // A theme changes colours and a width what is shown: pages take turns at which goes with which, so that
    // what they share is looked at in all four. `AXE=all` looks at every address in all four.
    const first = index % 2 === 0 ? 'light' : 'dark';
    const second = index % 2 === 0 ? 'dark' : 'light';
    // A page that shows other content in a template of its own is looked at once.
    if (!isVariant || index % 4 < 2) {
      await switchTheme(page, first);
      expect.soft(await findPoorNames(page), '1280 px').toEqual([]);
      await expectAccessible(page, `${first}, 1280 px`);
    }
    if (!isVariant || index % 4 >= 2) {
      await page.setViewportSize(PHONE);
      await switchTheme(page, second);
      expect.soft(await findPoorNames(page), '390 px').toEqual([]);
      await expectAccessible(page, `${second}, 390 px`);
    }
  });
}
