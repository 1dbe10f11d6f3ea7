import type { Page } from 'playwright/test';
import { expect, expectInteractive, runClockUntilVisible, stopClock, test } from './fixtures';
import { ARTICLE } from './pages';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** Opens an article with a working clipboard and a stopped clock, and shows the first toast. */
async function showToast(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(ARTICLE);
  await expectInteractive(page.getByRole('button', { name: 'Copy link' }));
  await stopClock(page);
  // There is no region before the first toast.
  await expect(region(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await runClockUntilVisible(toasts(page).filter({ hasText: 'Link copied!' }));
}

test('F8 moves the focus to the notifications, Escape or the button closes a toast, and a newer one replaces it', {
  tag: '@browser',
}, async ({ page }) => {
  await showToast(page);
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Email address' }).fill('reader@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveText([/Subscribed!/]);
});

test('A toast disappears after five seconds, but not while the pointer is on it', async ({
  page,
}) => {
  // The toast fades out, and is removed when the animation has ended.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showToast(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test('A toast is at most 420 pixels wide, fits a phone, and is dismissed by a long enough swipe', async ({
  page,
}) => {
  await showToast(page);
  expect((await region(page).getByRole('list').boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await toasts(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);

  for (const { distance, left } of [
    { distance: 40, left: 1 },
    { distance: 120, left: 0 },
  ]) {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('the toast has no box');
    const { x, y } = { x: box.x + 60, y: box.y + box.height / 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(left);
  }
});
