import type { Page } from 'playwright/test';
import { expect, expectInteractive, runClockUntilVisible, stopClock, test } from './fixtures';

const field = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const button = (page: Page) => page.getByRole('contentinfo').getByRole('button');
const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('Subscribing shows "..." for a second, then a toast and an empty field, without a request', async ({
  page,
}) => {
  await page.clock.install();
  // A page without images: scrolling down to the footer would request them.
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await expectInteractive(button(page));
  await stopClock(page);
  await field(page).fill('reader@example.org');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await button(page).click();
  await expect(button(page)).toHaveText('...');
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(900);
  await expect(button(page)).toBeDisabled();

  await page.clock.runFor(100);
  await runClockUntilVisible(region(page).getByText('Subscribed!', { exact: true }));
  await expect(
    region(page).getByText("You'll receive the latest clinical insights and research updates.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toHaveText('Subscribe');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toBeFocused();
  // Only the toast's own code may be fetched.
  expect(requests.filter((path) => !path.startsWith('/_next/static/'))).toEqual([]);
});

test('A note by the field says that nothing is sent or kept yet, and links to the feeds', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(field(page)).toHaveAccessibleDescription(/^Nothing is sent or kept yet\./);
  const note = page
    .getByRole('contentinfo')
    .getByRole('paragraph')
    .filter({ hasText: 'sent or kept' });
  for (const [name, path] of [
    ['RSS', '/rss.xml'],
    ['JSON', '/feed.json'],
  ] as const) {
    await expect(note.getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await page.request.get(path)).status()).toBe(200);
  }
});

test("Submitting nothing, or what is no address, only shows the browser's validation message", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/terms');
  await expectInteractive(button(page));
  await stopClock(page);
  for (const [text, flaw] of [
    ['', 'valueMissing'],
    ['reader', 'typeMismatch'],
  ] as const) {
    await field(page).fill(text);
    await button(page).click();
    const isFlawed = await field(page).evaluate(
      (input: HTMLInputElement, key) => input.validity[key],
      flaw,
    );
    expect(isFlawed).toBe(true);
    await expect(field(page)).toBeFocused();
    await page.clock.runFor(2000);
    await expect(button(page)).toHaveText('Subscribe');
    await expect(region(page)).toHaveCount(0);
    await expect(page).toHaveURL('/terms');
  }
});
