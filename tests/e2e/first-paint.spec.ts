import type { Page } from 'playwright/test';
import { createGate, expect, expectInteractive, test } from './fixtures';
import { CALCULATOR, isFullRun, NOT_FOUND, pages, templates } from './pages';

/**
 * The computed styles that are compared for each element, besides its box. Margins are left out: they show in the
 * boxes, and the computed value of an 'auto' margin depends on when it is read.
 */
const PROPERTIES = [
  ...['display', 'visibility', 'opacity', 'position', 'z-index', 'overflow-x', 'content'],
  ...['color', 'background-color', 'background-image', 'fill', 'stroke', 'stroke-width'],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'outline'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['text-decoration', 'text-transform', 'text-align', 'white-space', 'list-style', 'cursor'],
  ...['box-shadow', 'transform', 'transition', 'animation', 'width', 'height', 'padding'],
];

/**
 * Each page has one of these by turns, so that shared parts are checked in all four. The rules of a page are selected
 * by what its HTML contains, whatever their media query and theme.
 */
const LOOKS = [
  { name: 'a desk in light', width: 1280, isDark: false },
  { name: 'a desk in dark', width: 1280, isDark: true },
  { name: 'a phone in dark', width: 390, isDark: true },
  { name: 'a phone in light', width: 390, isDark: false },
] as const;

type Look = (typeof LOOKS)[number];

type Compared = { length: number; before: string[]; after: string[] };

/**
 * Lists the name, box and styles of every element, with all <details> open, and the values of `variables`. The first
 * call for a look stores these lines in the page; the second returns up to five lines that differ from them.
 */
async function compareLook(
  page: Page,
  { name, width, isDark }: Look,
  variables: readonly string[],
): Promise<Compared> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(
    ([look, dark, properties, names]) => {
      document.documentElement.classList.toggle('dark', dark);
      for (const details of document.querySelectorAll('details')) details.open = true;
      const root = getComputedStyle(document.documentElement);
      const values = names.map((name) => `${name}: ${root.getPropertyValue(name)}`);
      const lines = [
        ...document.querySelectorAll('html, body, body *:not(script, link, use)'),
      ].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((each) => each.toFixed(1)).join(' ');
        const name = `${element.localName} .${element.getAttribute('class') ?? ''}`;
        const own = ['', '::before', '::after', '::placeholder'].flatMap((part) => {
          const style = getComputedStyle(element, part || null);
          if (part.length > 1 && part !== '::placeholder' && style.content === 'none') return [];
          if (part === '::placeholder' && element.localName !== 'input') return [];
          const values = properties.map((each) => style.getPropertyValue(each));
          return [`${name} ${part} ${values.join(' | ')}`];
        });
        return [`${name} ${box}`, ...own];
      });
      const after = [...values, ...lines];
      const key = `first ${look}`;
      const before: string[] = Reflect.get(window, key) ?? after;
      Reflect.set(window, key, before);
      const count = Math.max(before.length, after.length);
      const places = Array.from({ length: count }, (_, place) => place)
        .filter((place) => before[place] !== after[place])
        .slice(0, 5);
      return {
        length: before.length,
        before: places.map((place) => before[place] ?? 'nothing'),
        after: places.map((place) => after[place] ?? 'nothing'),
      };
    },
    [name, isDark, PROPERTIES, variables] as const,
  );
}

/** The CSS variables that the SVG files referenced by the page read from it. */
async function findDrawnVariables(page: Page): Promise<string[]> {
  const files = await page
    .locator('use[href^="/"]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.replace(/#.*/, '') ?? ''));
  const drawings = await Promise.all(
    [...new Set(files)].map(async (file) => (await page.request.get(file)).text()),
  );
  return [...drawings.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

test.describe('Without scripts, which load after the style sheet', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { name, path }] of (isFullRun ? pages : templates).entries()) {
    const looks = LOOKS.filter((_, turn) => isFullRun || turn === index % LOOKS.length);

    test(`The ${name} looks the same before and after its style sheet loads`, async ({
      page,
      allowError,
    }) => {
      allowError(NOT_FOUND);
      allowError(/ERR_FAILED/);
      const gate = createGate();
      // Fonts are not tested here, and could load between the two comparisons.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/*.css', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const sheet = page.locator('body > link[rel="stylesheet"]').last();
      await sheet.waitFor({ state: 'attached' });
      const drawn = [...new Set(await findDrawnVariables(page))];
      for (const look of looks) await compareLook(page, look, drawn);
      gate.open();
      await page.waitForLoadState();
      for (const look of looks) {
        const { length, before, after } = await compareLook(page, look, drawn);
        expect(length, look.name).toBeGreaterThan(100);
        expect(before, look.name).toEqual(after);
      }
    });
  }
});

test('The style sheet at the end of a page is loaded once and reused on the next page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Open the calculator' }).first();
  await expectInteractive(link);
  await link.click();
  await expect(page).toHaveURL(CALCULATOR);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peptide calculator');
  const named = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((node) => node.getAttribute('href')));
  // The sheets of all pages, of the home page's cards and of the calculator's form.
  expect(named).toHaveLength(3);
  expect(asked).toEqual(named);
  const direct = await (await page.request.get(CALCULATOR)).text();
  expect(
    [...direct.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, at]) => at),
  ).toEqual([named[0], named[2]]);
});
