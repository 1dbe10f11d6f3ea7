import type { Page } from 'playwright/test';
import { KEEP_PATH } from '@/content/paths';
import { expect, test } from './fixtures';
import { WITHOUT_NETWORK } from './offline';
import { CALCULATOR } from './pages';

test.use({ serviceWorkers: 'allow' });

const KEPT = /^Kept on [A-Z][a-z]+ \d{1,2}, \d{4}:/;
const note = (page: Page) => page.getByText(/^Saved on [A-Z][a-z]+ \d{1,2}, \d{4}, no network\./);
const readStores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pocket ')));

/** Keeps a choice by its name, as a reader does. */
async function keep(page: Page, choice: string): Promise<void> {
  await page.goto(KEEP_PATH);
  await page.getByLabel(choice).first().check();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText(KEPT)).toBeVisible({ timeout: 30_000 });
}

/** What a page, asked for by its address, says and leads to, as the worker answers for it. */
const readPage = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(
      () => undefined,
    );
    if (!answer) return undefined;
    // Read as text: a parsed document would be held to the policy of the page that parses it.
    const text = await answer.text();
    const links = [...text.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    return { status: answer.status, links };
  }, path);

/** Questions as people type them, and what stands first. */
const QUERIES = [
  'rybelus',
  'wegovy pill',
  'mounjaro hair loss',
  'can i take ozempic while pregnant',
  'семаглутид',
  'KLOW 80mg',
  'took 10x the dose',
  'asdfqwer',
];
const ask = (page: Page, query: string) =>
  page.evaluate(async (text) => {
    const answer = await fetch(`/api/search?${new URLSearchParams({ q: text, limit: '5' })}`);
    return answer.json();
  }, query);

test('The whole copy opens without a network: every page, its parts, searches and lists', async ({
  page,
  context,
  allowError,
}) => {
  // What is in no copy: the papers' pages, and what the framework asks for ahead of a press.
  allowError(/ERR_FAILED/);
  test.setTimeout(240_000);
  allowError(WITHOUT_NETWORK);
  await page.goto(KEEP_PATH);
  const online = [];
  for (const query of QUERIES) online.push(await ask(page, query));
  await keep(page, 'Everything');
  const file = await (await page.request.get('/pocket.json')).json();
  expect(file.choices.at(-1).bytes).toBeLessThan(12_000_000);

  await context.setOffline(true);
  for (const [at, query] of QUERIES.entries()) expect(await ask(page, query)).toEqual(online[at]);

  // A crawl: what is kept leads to what is kept, or to a page that says that it is not.
  const seen = new Set(['/']);
  const missing: string[] = [];
  for (const path of seen) {
    const found = await readPage(page, path);
    if (!found) {
      missing.push(path);
      continue;
    }
    for (const link of found.links) {
      const next = link.split(/[?#]/)[0] ?? '';
      if (!/\.[a-z]+$|^\/cite\//.test(next)) seen.add(next);
    }
  }
  expect(seen.size).toBeGreaterThan(250);
  expect(missing.filter((path) => !path.startsWith('/resources/papers'))).toEqual([]);

  for (const path of ['/', '/peptides/semaglutide', '/blog?search=mounjaro', '/search?q=ozempic']) {
    await page.goto(path);
    await expect(note(page), path).toBeVisible();
    const broken = () =>
      page.evaluate(
        () => [...document.images].filter((i) => i.complete && i.naturalWidth === 0).length,
      );
    expect(await broken(), path).toBe(0);
  }
  await expect(page.getByRole('status').filter({ hasText: 'results for "ozempic"' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Semaglutide' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Semaglutide' })).toBeVisible();
  await page.goto('/resources/papers/wilding-2021-step1');
  await expect(page.getByRole('heading', { name: 'This page is not in your copy' })).toBeVisible();
  await page.goto(`${CALCULATOR}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg`);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByText(/Draw to the 10.unit mark/).first()).toBeVisible();

  await page.goto(KEEP_PATH);
  await page.getByRole('button', { name: 'Remove the copy' }).click();
  await expect(page.getByText(KEPT)).toBeHidden();
  expect(await readStores(page)).toEqual([]);
});

test('A download that breaks off, or has no room, keeps nothing and says so', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/Failed to (?:load|register)|net::ERR|ServiceWorker/);
  await page.goto(KEEP_PATH);
  await expect(page.getByText(/\d MB, \d+ pages/)).toHaveCount(3);
  await context.route('**/pocket-*.bin', (route) => route.abort());
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText(/^The download broke off/)).toBeVisible();
  expect(await readStores(page)).toEqual([]);
  await context.unroute('**/pocket-*.bin');
  await keep(page, 'Calculator and safety');
  expect(await readStores(page)).toHaveLength(1);
});

test('Two tabs that keep at once end with one copy, and both say so', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(KEEP_PATH), other.goto(KEEP_PATH)]);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Keep it on this device' }).click()),
  );
  for (const tab of [page, other])
    await expect(tab.getByText(KEPT)).toBeVisible({ timeout: 30_000 });
  expect(await readStores(page)).toHaveLength(1);
});

test('Nothing is kept by a visit', async ({ page }) => {
  await page.goto(KEEP_PATH);
  await page.goto('/');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
