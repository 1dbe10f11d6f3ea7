import type { Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';
import { scrollThroughPage } from './layout';
import { ARTICLE, NOT_FOUND, SAME_CONTROLS, templates } from './pages';

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

type Stop = {
  name: string;
  hasFocusMark: boolean;
  /** In the viewport, and not fully covered by the sticky header. */
  isInView: boolean;
  /** Comes after the previous stop in document order. */
  isInOrder: boolean;
};

type Walk = { stops: Stop[]; isOver: boolean };

/**
 * Makes the page record the Tab stops from the current focus on: each key press records the element focused by the
 * previous one. Once that is outside `within`, the walk is over and the key press is cancelled.
 */
const noteStops = (page: Page, within: 'body *' | 'main *'): Promise<void> =>
  page.evaluate((selector) => {
    const walked = { stops: [] as Stop[], isOver: false };
    Reflect.set(window, 'walked', walked);
    let last: Element | null = null;
    let isBegun = false;
    const isMarked = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      );
    };
    const describe = (element: Element): Stop => {
      // The focus mark of a field may be on its parent or its form.
      const frames = [element, element.parentElement, element.closest('form')];
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const header = document.querySelector('header');
      const cover = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
      const isInHeader = bottom <= cover && !header?.previousElementSibling?.contains(element);
      return {
        name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`,
        hasFocusMark: frames.some((node) => node && isMarked(node)),
        isInView:
          bottom > 0 &&
          right > 0 &&
          top < window.innerHeight &&
          left < window.innerWidth &&
          (!isInHeader || element.matches('[href="#main"]')),
        // The mega-menu replaces the labels of the main menu during the walk: a removed stop has no position.
        isInOrder:
          !last?.isConnected ||
          Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      };
    };
    const noteFocus = (event: KeyboardEvent) => {
      const element = document.activeElement;
      if (isBegun && element?.matches(selector)) {
        // A date field has several Tab stops, but is recorded once.
        if (element !== last) walked.stops.push(describe(element));
        last = element;
      } else if (isBegun) {
        walked.isOver = true;
        event.preventDefault();
      }
      isBegun = true;
    };
    // Ends the previous walk.
    const listening = new AbortController();
    window.dispatchEvent(new Event('walk'));
    window.addEventListener('walk', () => listening.abort(), { once: true });
    window.addEventListener('keydown', noteFocus, { capture: true, signal: listening.signal });
  }, within);

const MOST_STOPS = 300;
/** Presses between two reads of the walk: reading after each would take longer than the walk. */
const STRIDE = 10;

/** Presses Tab from the current focus until it leaves `within`, and returns the stops on the way. */
async function walk(page: Page, within: 'body *' | 'main *'): Promise<Stop[]> {
  await noteStops(page, within);
  for (let presses = 0; presses <= MOST_STOPS; presses += STRIDE) {
    await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.press('Tab')));
    const { stops, isOver }: Walk = await page.evaluate(() => Reflect.get(window, 'walked'));
    if (isOver) return stops;
  }
  throw new Error(`the focus never leaves ${within}`);
}

/** Counts the presses of Tab needed to reach everything in a part of the page. */
const countStops = (page: Page, part: 'body' | 'main') =>
  page
    .locator(part)
    .locator(TABBABLE)
    .evaluateAll(
      (nodes) =>
        nodes.filter((node) => {
          // Of a radio group only the checked button, or else the first, is a Tab stop; arrow keys reach the
          // others. Unselected tabs have a negative tabindex.
          const group =
            node instanceof HTMLInputElement && node.type === 'radio'
              ? [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
                  ({ name }) => name === node.name,
                )
              : [];
          const stop = group.find(({ checked }) => checked) ?? group[0] ?? node;
          const isPassed = node !== stop || (node instanceof HTMLElement && node.tabIndex < 0);
          return node.checkVisibility({ visibilityProperty: true }) && !isPassed;
        }).length,
    );

/** Elements with a React click handler that the keyboard cannot reach. */
const findMouseOnly = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => {
        const key = Object.keys(node).find((name) => name.startsWith('__reactProps'));
        const props: unknown = key && Reflect.get(node, key);
        const isPressed = props instanceof Object && 'onClick' in props && props.onClick;
        // The parent of raw HTML only handles clicks on its links, which keys reach.
        const isFrame = node.querySelector(':scope > [data-raw]') !== null;
        return (
          isPressed && !isFrame && !node.matches('a[href], button, input, select, summary, dialog')
        );
      })
      .map((node) => node.outerHTML.slice(0, 120)),
  );

function expectSound(stops: readonly Stop[]): void {
  expect(stops.filter(({ hasFocusMark }) => !hasFocusMark)).toEqual([]);
  expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
  expect(stops.filter(({ isInOrder }) => !isInOrder)).toEqual([]);
}

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expectInteractive(page.getByRole('button', { name: /theme/i }));
}

for (const width of [1280, 390]) {
  test(`Tab reaches everything on a page from its first link to its last, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    // Header and footer are the same on every page, so they are walked only on this one.
    await openAt(page, width, '/');
    const expected = await countStops(page, 'body');
    const stops = await walk(page, 'body *');
    expect(stops[0]?.name).toBe('a Skip to content');
    expect(stops).toHaveLength(expected);
    expectSound(stops);
    expect(await findMouseOnly(page)).toEqual([]);
  });
}

// The print page of a course holds all its lessons: hundreds of stops.
const WALKED = templates.filter(({ path }) => path !== '/' && !path.endsWith('/print'));

for (const [index, { name, path }] of WALKED.entries()) {
  if (SAME_CONTROLS.includes(path)) continue;

  // Pages alternate between the widths, so that shared parts are walked at both.
  const width = index % 2 === 0 ? 1280 : 390;

  test(`Tab reaches everything on the ${name} in document order, each in view with a visible focus`, async ({
    page,
    allowError,
  }) => {
    test.slow();
    allowError(NOT_FOUND);
    await openAt(page, width, path);
    if (path.startsWith('/education')) await scrollThroughPage(page);
    // Retry if a control appeared during the walk.
    await expect(async () => {
      const expected = await countStops(page, 'main');
      // The skip link moves the focus here.
      await page.getByRole('main').focus();
      const stops = await walk(page, 'main *');
      expect(stops, `${width} px`).toHaveLength(expected);
      expectSound(stops);
    }).toPass();
    expect(await findMouseOnly(page)).toEqual([]);
  });
}

test('The skip link moves the focus to the content', async ({ page, allowError }) => {
  allowError(NOT_FOUND);
  // The skip link is in the layout that all pages share.
  for (const path of [ARTICLE, '/no-such-page']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
  }
});

test('The focus is never hidden under the sticky header when tabbing backwards', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Next Article' }).focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const { name, bottom, header } = await page.evaluate(() => ({
      name: document.activeElement?.textContent ?? '',
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(bottom, name).toBeGreaterThan(header);
  }
});

test('Chips, sort order and pagination work by keyboard alone', async ({ page }) => {
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
