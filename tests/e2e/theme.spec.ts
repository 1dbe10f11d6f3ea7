import type { Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';

const KEY = 'amide-academy-theme';
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /theme/i });

/** Records the root element's theme on DOMContentLoaded and after each change of its classes. */
async function recordThemes(page: Page): Promise<string[]> {
  const themes: string[] = [];
  await page.exposeFunction('recordTheme', (theme: string) => themes.push(theme));
  await page.addInitScript(() => {
    const themeOf = () =>
      ['light', 'dark'].filter((name) => document.documentElement.classList.contains(name)).join();
    document.addEventListener('DOMContentLoaded', () => {
      const record = Reflect.get(window, 'recordTheme') as (theme: string) => void;
      record(themeOf());
      new MutationObserver(() => record(themeOf())).observe(document.documentElement, {
        attributeFilter: ['class'],
      });
    });
  });
  return themes;
}

/** Returns the brightness of the page's background, from 0 to 255. */
const readBrightness = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Without a choice the page follows a ${colorScheme} system from the first paint, and the toggle goes light, dark, light`, {
    tag: colorScheme === 'dark' ? '@browser' : [],
  }, async ({ page }) => {
    const themes = await recordThemes(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expectInteractive(toggle(page));
    await expect(html(page)).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    expect(new Set(themes)).toEqual(new Set([colorScheme]));
    const brightness = await readBrightness(page);
    if (colorScheme === 'light') expect(brightness).toBeGreaterThan(200);
    else expect(brightness).toBeLessThan(60);

    await expect(toggle(page)).toHaveAccessibleName(
      colorScheme === 'light'
        ? 'Theme: system, now light. Keep it light'
        : 'Theme: system. Switch to light',
    );
    for (const [theme, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await toggle(page).click();
      await expect(html(page)).toHaveClass(new RegExp(`\\b${theme}\\b`));
      await expect(html(page)).not.toHaveClass(new RegExp(`\\b${other}\\b`));
      await expect(toggle(page)).toHaveAccessibleName(`Theme: ${theme}. Switch to ${other}`);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(theme);
    }
  });
}

test('An open page follows the system theme when it changes, until a choice is made', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectInteractive(toggle(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await toggle(page).click();
  await expect(html(page)).toHaveClass(/\blight\b/);
  await page.reload();
  await expect(html(page)).toHaveClass(/\blight\b/);
});

for (const { saved, colorScheme } of [
  { saved: 'dark', colorScheme: 'light' },
  { saved: 'light', colorScheme: 'dark' },
] as const) {
  test(`A saved ${saved} theme applies before the first paint on a ${colorScheme} system`, async ({
    page,
  }) => {
    const themes = await recordThemes(page);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
      key: KEY,
      value: saved,
    });
    for (const path of ['/', '/blog']) {
      await page.goto(path);
      await expectInteractive(toggle(page));
    }
    expect(new Set(themes)).toEqual(new Set([saved]));
  });
}

test('A choice in one window applies to the others too', { tag: '@browser' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/blog');
  await expectInteractive(toggle(other));
  await page.bringToFront();
  await expectInteractive(toggle(page));
  await toggle(page).click();
  await toggle(page).click();
  await expect(html(other)).toHaveClass(/\bdark\b/);
});

test('A stored value that names no theme leaves the toggle working', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'no theme'), KEY);
  await page.goto('/');
  await expectInteractive(toggle(page));
  await toggle(page).click();
  await expect(html(page)).toHaveClass(/\blight\b/);
});
