import type { Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE, NOT_FOUND, pages, templates } from './pages';

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

type Stop = { name: string; hasFocusMark: boolean; isInView: boolean };

/** The element with the focus, or undefined when the focus has left the page's content. */
function describeFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const isMarked = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      );
    };
    // A field may be marked by the frame around it.
    const frames = [element, element.parentElement, element.closest('form')];
    const marked = frames.some((node) => node && isMarked(node));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      hasFocusMark: marked,
      isInView: bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth,
    };
  });
}

/** Presses Tab from the start of the page until the focus leaves it again. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await describeFocus(page);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 300) throw new Error('the focus never leaves the page');
  }
}

test('The first Tab shows the skip link, which takes the focus to the content', async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND);
  for (const { name, path } of pages) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, name).toBeFocused();
    await expect(skip, name).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), name).toBeFocused();
  }
});

for (const { name, path } of templates) {
  for (const width of [390, 1280]) {
    test(`Tab reaches everything on the ${name} at ${width} pixels, each with a visible focus`, async ({
      page,
      allowError,
    }) => {
      allowError(NOT_FOUND);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectInteractive(page.getByRole('button', { name: /theme/i }));
      const expected = await page.locator(TABBABLE).evaluateAll(
        (nodes) =>
          nodes.filter((node) => {
            // Of tabs and radio buttons only the chosen one is a stop; arrow keys reach the others.
            const isPassed =
              (node instanceof HTMLElement && node.tabIndex < 0) ||
              node.matches('[type=radio]:not(:checked)');
            return node.checkVisibility() && !isPassed;
          }).length,
      );

      const stops = await walk(page);
      expect(stops).toHaveLength(expected);
      expect(stops.filter(({ hasFocusMark }) => !hasFocusMark)).toEqual([]);
      expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
    });
  }
}

test('The focus is never hidden under the sticky header when tabbing backwards', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Next Article' }).focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const { bottom, header } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(bottom, (await describeFocus(page))?.name).toBeGreaterThan(header);
  }
});

test('Chips, sort order and pages work by keyboard alone', async ({ page }) => {
  await page.goto('/blog');
  const chip = page.getByRole('main').getByRole('button', { name: 'Research', exact: true });
  await expectInteractive(chip);
  await chip.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/blog?tag=Research');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');

  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/blog?sort=oldest');

  await page.getByRole('button', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?sort=oldest&page=2');
});
