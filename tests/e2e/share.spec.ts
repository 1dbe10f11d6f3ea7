import type { Page } from 'playwright/test';
import { expect, expectInteractive, readSiteOrigin, test } from './fixtures';
import { ARTICLE, ARTICLE_SLUG } from './pages';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function pressCopyLink(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Copy link' });
  await expectInteractive(button);
  await button.click();
}

test('The share links contain the address and title, and open the network in a new window', {
  tag: '@browser',
}, async ({ page, posts, context }) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Facebook</title>' }),
  );
  await page.goto(ARTICLE);
  const url = `${await readSiteOrigin(page)}${ARTICLE}`;
  const text = posts.find(({ slug }) => slug === ARTICLE_SLUG)?.title;
  const expected = [
    { name: 'Share on X', address: 'https://twitter.com/intent/tweet', query: { text, url } },
    {
      name: 'Share on Facebook',
      address: 'https://www.facebook.com/sharer/sharer.php',
      query: { u: url },
    },
    {
      name: 'Share on LinkedIn',
      address: 'https://www.linkedin.com/sharing/share-offsite/',
      query: { url },
    },
  ];
  for (const { name, address, query } of expected) {
    const link = page.getByRole('link', { name });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(`${href.origin}${href.pathname}`).toBe(address);
    expect(Object.fromEntries(href.searchParams)).toEqual(query);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/new window/);
  }
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Share on Facebook' }).click();
  await expect(await opened).toHaveTitle('Facebook');
  await expect(page).toHaveURL(ARTICLE);
});

test('Copy link puts the address on the clipboard and announces it in a polite toast', {
  tag: '@browser',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  await pressCopyLink(page);
  await expect(region(page).getByText('Link copied!', { exact: true })).toBeVisible();
  await expect(
    region(page).getByText('Article link has been copied to your clipboard.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied!' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('If the clipboard refuses, an assertive toast asks to copy the address by hand', async ({
  page,
}) => {
  // This is how it fails without permission.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await page.goto(ARTICLE);
  await pressCopyLink(page);
  await expect(region(page).getByText('Failed to copy link', { exact: true })).toBeVisible();
  await expect(
    region(page).getByText('Please copy the URL manually from your browser.', { exact: true }),
  ).toBeVisible();
  await expect(
    page.locator('[aria-live="assertive"]').filter({ hasText: 'Failed to copy link' }),
  ).toHaveCount(1);
});
