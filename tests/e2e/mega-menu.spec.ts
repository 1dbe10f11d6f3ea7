import type { Page } from 'playwright/test';
import { navigationRecord } from '@/lib/records/navigation';
import { expect, expectInteractive, stopClock, test } from './fixtures';

const trigger = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const expanded = (page: Page) => page.getByRole('banner').getByRole('button', { expanded: true });

async function openSite(page: Page): Promise<void> {
  await page.goto('/about');
  await expectInteractive(trigger(page, 'Learn'));
}

test('Hovering a label shows its sections, links, descriptions, badges and card, and closes other groups', async ({
  page,
}) => {
  await openSite(page);
  for (const { label, sections, featured } of navigationRecord.get().menuGroups) {
    await trigger(page, label).hover();
    await expect(trigger(page, label)).toHaveAttribute('aria-expanded', 'true');
    await expect(expanded(page)).toHaveCount(1);
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const { title, links } of sections) {
      const list = menu.getByRole('list', { name: title });
      await expect(list.getByRole('link').filter({ visible: true })).toHaveCount(links.length);
      const shown = await list.getByRole('link').evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href'),
          text: link.textContent,
          hasIcon: link.querySelector('svg')?.checkVisibility(),
        })),
      );
      expect(shown.map(({ href, hasIcon }) => [href, hasIcon])).toEqual(
        links.map(({ href }) => [href, true]),
      );
      for (const [index, link] of links.entries()) {
        const text = shown[index]?.text;
        expect(text).toContain(link.label);
        expect(text).toContain(link.description);
        if ('badge' in link) expect(text).toContain(link.badge ?? '');
      }
    }
    await expect(menu.getByText(featured.title, { exact: true })).toBeVisible();
    await expect(menu.getByText(featured.description)).toBeVisible();
    await expect(menu.getByText(featured.badge, { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: featured.buttonText })).toHaveAttribute(
      'href',
      featured.href,
    );
  }
  await expect(page.getByRole('list', { name: 'Start here' })).toHaveCount(0);
});

test('The menu closes 150 ms after the pointer has left it, and not before', async ({ page }) => {
  await openSite(page);
  await page.clock.install();
  await trigger(page, 'Learn').hover();
  await expect(trigger(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'All articles 316+ Articles' }).hover();
  await stopClock(page);
  await page.mouse.move(640, 795);
  await page.clock.runFor(149);
  await expect(trigger(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(trigger(page, 'Learn')).toHaveAttribute('aria-expanded', 'false');
});

test('A click opens a group, a click outside closes it', async ({ page }) => {
  await openSite(page);
  await trigger(page, 'Education').click();
  await expect(trigger(page, 'Education')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(expanded(page)).toHaveCount(0);
});

test('Choosing a link opens its page and closes the menu', async ({ page }) => {
  await openSite(page);
  await trigger(page, 'Learn').hover();
  await page
    .getByRole('list', { name: 'Article topics' })
    .getByRole('link', { name: 'Recovery' })
    .click();
  await expect(page).toHaveURL('/blog?tag=Recovery');
  await expect(expanded(page)).toHaveCount(0);
});

test('The menu works by keyboard: open, move, close, go to the next label', async ({ page }) => {
  await openSite(page);
  const links = page.getByRole('banner');
  await page.getByRole('link', { name: 'Amide Academy' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Learn')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trigger(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.getByRole('link', { name: /^All articles/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.getByRole('link', { name: /^Beginner's guide/ })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(expanded(page)).toHaveCount(0);
  await expect(trigger(page, 'Learn')).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(trigger(page, 'Research')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(trigger(page, 'Research')).toHaveAttribute('aria-expanded', 'true');
});

test('Tab moves through every link of an open group, then to the next label', async ({ page }) => {
  await openSite(page);
  await trigger(page, 'Learn').focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const count = await menu.getByRole('link').count();
  const seen = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  expect(seen).toEqual(
    new Set(
      await menu.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ),
  );
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Research')).toBeFocused();
});

test('The menu code is loaded on the first hover, not with the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/archive', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await trigger(page, 'Learn').hover();
  await expect(page.getByRole('list', { name: 'Start here' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('If the menu code fails to load, clicking a label opens its page', async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|ERR_FAILED/);
  await page.goto('/archive', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await trigger(page, 'Learn').click();
  await expect(page).toHaveURL('/blog');
});
