import { expect, expectInteractive, stopClock, test } from './fixtures';
import { ARTICLE } from './pages';

test('A tooltip shows after 700 ms, or at once within 300 ms of another one', async ({ page }) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  const copy = page.getByRole('button', { name: 'Copy link' });
  const share = page.getByRole('link', { name: /^Share on X/ });
  await expectInteractive(copy);
  await copy.scrollIntoViewIfNeeded();
  await stopClock(page);
  const tooltip = page.getByRole('tooltip');

  await copy.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Copy link');

  await page.mouse.move(5, 400);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(299);
  await share.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Share on X (opens in a new window)');

  await page.mouse.move(5, 400);
  await page.clock.runFor(301);
  await copy.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
});

test('A tooltip shows on keyboard focus, stays while hovered and closes on Escape', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expectInteractive(copy);
  await page.getByRole('link', { name: /^Share on LinkedIn/ }).focus();
  await page.keyboard.press('Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Copy link');
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});
