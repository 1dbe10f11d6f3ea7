import type { Page } from 'playwright/test';
import { OFFLINE_COPY_PATH } from '@/content/paths';
import { type Change, startChangedSite } from './changed-site';
import { expect, test } from './fixtures';
import { CALCULATOR } from './pages';
import { COPY_SAVED_TEXT, keep, note, readCacheNames } from './pocket-page';

test.use({ serviceWorkers: 'allow' });

const keepIt = (page: Page) => page.getByRole('button', { name: 'Keep it on this device' }).click();

const isPack = (path: string) => path.endsWith('.bin');
const toSecond = (body: Buffer, version: string) =>
  Buffer.from(body.toString().replaceAll(version, '0second0'));

test('A newer build replaces the saved copy completely or not at all; the copy works if the network hangs', async ({
  page,
  request,
  baseURL,
  allowError,
}) => {
  allowError(/Failed to (?:load|register|update)|net::ERR|ServiceWorker/);
  test.setTimeout(120_000);
  const { version } = await (await request.get('/pocket.json')).json();
  let change: Change = (_path, _headers, body) => body;
  const site = await startChangedSite(baseURL ?? '', (...answer) => change(...answer));
  try {
    await page.goto(site.origin + OFFLINE_COPY_PATH);
    await expect(page.getByText(/\d\sMB, \d+ pages/)).toHaveCount(3);
    // The first download breaks off in the middle of a pack: no part of it is kept.
    change = (path, _headers, body) => (isPack(path) ? 'broken' : body);
    await keepIt(page);
    await expect(page.getByText(/^The download broke off/)).toBeVisible();
    await expect(page.getByText(COPY_SAVED_TEXT)).toBeHidden();
    expect(await readCacheNames(page)).toEqual([]);

    change = (_path, _headers, body) => body;
    await keepIt(page);
    await expect(page.getByText(COPY_SAVED_TEXT)).toBeVisible({ timeout: 30_000 });
    const [first] = await readCacheNames(page);

    // The download of a newer build breaks off as well: the first copy stays in use.
    const second: Change = (path, _headers, body) =>
      /^\/pocket\b/.test(path) ? toSecond(body, version) : body;
    change = (path, headers, body) => (isPack(path) ? 'broken' : second(path, headers, body));
    await page.reload();
    await expect(page.getByText('The site has a newer version.')).toBeVisible();
    await page.getByRole('button', { name: 'Replace it with the newer version' }).click();
    await expect(page.getByText(/^The download broke off/)).toBeVisible();
    expect(await readCacheNames(page)).toEqual([first]);

    change = second;
    await page.getByRole('button', { name: 'Replace it with the newer version' }).click();
    await expect.poll(() => readCacheNames(page)).toEqual([first?.replace(version, '0second0')]);
    await expect(page.getByText('The site has a newer version.')).toBeHidden();

    // The server never responds: the saved copy is shown, and works.
    change = () => 'silent';
    await page.goto(`${site.origin}${CALCULATOR}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg`);
    await expect(note(page)).toBeVisible();
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.getByText(/Draw to the 10.unit mark/).first()).toBeVisible();
    await page.goto(`${site.origin}/blog?search=overdose`);
    await expect(page).toHaveURL(/\/search\?q=overdose$/);
  } finally {
    site.stop();
  }
});

test('Without storage space nothing is saved; with space again, the whole copy is', async ({
  page,
  context,
  baseURL,
  allowError,
}) => {
  allowError(/Failed to (?:load|register)|ServiceWorker|Quota/);
  const origin = new URL(baseURL ?? '').origin;
  const client = await context.newCDPSession(page);
  await page.goto(OFFLINE_COPY_PATH);
  await expect(page.getByText(/\d\sMB, \d+ pages/)).toHaveCount(3);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await keepIt(page);
  await expect(page.getByText(/^There was not enough room on this device/)).toBeVisible();
  expect(await readCacheNames(page)).toEqual([]);
  await client.send('Storage.overrideQuotaForOrigin', { origin });
  await keep(page, 'Calculator and safety');
});

test('The page says so if the browser refuses to store a copy or cannot store any', async ({
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.goto(OFFLINE_COPY_PATH);
  await keepIt(page);
  await expect(page.getByText(/^The browser refused to keep a copy/)).toBeVisible();
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.reload();
  await expect(page.getByText(/^This browser keeps no copies/)).toBeVisible();
});

test('Remains of a copy whose service worker is gone are deleted', async ({ page }) => {
  await page.goto(OFFLINE_COPY_PATH);
  await page.evaluate(() => caches.open('pocket all of-an-old-build'));
  await page.reload();
  await expect.poll(() => readCacheNames(page)).toEqual([]);
});
