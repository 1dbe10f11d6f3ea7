import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { OFFLINE_COPY_PATH } from '@/content/paths';
import { expect, test } from './fixtures';
import { OFFLINE_ERRORS } from './offline';
import { CALCULATOR } from './pages';
import { COPY_SAVED_TEXT, keep, note, readCacheNames } from './pocket-page';

test.use({ serviceWorkers: 'allow' });

/** Fetches pages through the service worker; returns each one's link paths, undefined if the fetch fails. */
const readLinks = (page: Page, paths: string[]) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const headers = { accept: 'text/html' };
          const answer = await fetch(address, { headers }).catch(() => undefined);
          // Matched as text: a parsed document would be subject to this page's security policy.
          const text = await answer?.text();
          const links = text?.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g);
          return links && [...new Set(Array.from(links, ([, href = '']) => href))];
        }),
      ),
    paths,
  );

/** Queries as people type them; tests/content/search-golden.test.ts checks what each must find. */
const QUERIES = z
  .object({ questions: z.array(z.object({ asked: z.array(z.string()) })) })
  .parse(parse(readFileSync('tests/content/search-golden.yaml', 'utf8')))
  .questions.flatMap(({ asked }) => asked)
  .slice(0, 40);
const askAll = (page: Page) =>
  page.evaluate(async (queries) => {
    const ask = async (q: string) =>
      (await fetch(`/api/search?${new URLSearchParams({ q, limit: '5' })}`)).json();
    return Promise.all([...queries, 'asdfqwer'].map(ask));
  }, QUERIES);

test('The full copy works offline: every page, its images, searches and lists', async ({
  page,
  context,
  allowError,
}) => {
  // Not in any copy: the pages of papers, and what Next.js prefetches.
  allowError(/ERR_FAILED/);
  test.setTimeout(240_000);
  allowError(OFFLINE_ERRORS);
  await page.goto(OFFLINE_COPY_PATH);
  const online = await askAll(page);
  await keep(page, 'Everything');
  const file = await (await page.request.get('/pocket.json')).json();
  expect(file.choices.at(-1).bytes).toBeLessThan(12_000_000);

  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').fill('peptide');
  await expect(search.getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  expect(await askAll(page)).toEqual(online);
  // In a page that was open already.
  await search.getByRole('combobox').fill('copper');
  await expect(
    search
      .getByRole('option')
      .filter({ hasText: /copper/i })
      .first(),
  ).toBeVisible();

  // Crawl the copy: every linked page must be in it, except the pages of papers.
  const seen = new Set(['/']);
  const missing: string[] = [];
  for (let next = ['/']; next.length > 0; ) {
    const found = await readLinks(page, next);
    missing.push(...next.filter((_, index) => !found[index]));
    next = [...new Set(found.flatMap((links) => links ?? []))].filter(
      (link) => !/\.[a-z]+$|^\/cite\//.test(link) && !seen.has(link),
    );
    for (const path of next) seen.add(path);
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

  await page.goto(OFFLINE_COPY_PATH);
  await page.getByRole('button', { name: 'Remove the copy' }).click();
  await expect(page.getByText(COPY_SAVED_TEXT)).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: 'The copy has been removed.' }),
  ).toBeFocused();
  expect(await readCacheNames(page)).toEqual([]);
});

test('Saving in two tabs at once leaves one copy, and both say so', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(OFFLINE_COPY_PATH), other.goto(OFFLINE_COPY_PATH)]);
  const buttons = [page, other].map((tab) =>
    tab.getByRole('button', { name: 'Keep it on this device' }),
  );
  // A tab that becomes ready after the copy is saved would have nothing to save.
  for (const button of buttons) await expect(button).toBeEnabled();
  // By script: a full browser renders no frames in a background tab, and `click` waits for them.
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
  for (const tab of [page, other])
    await expect(tab.getByText(COPY_SAVED_TEXT)).toBeVisible({ timeout: 30_000 });
  expect(await readCacheNames(page)).toHaveLength(1);
});

test('A visit alone saves nothing', async ({ page }) => {
  await page.goto(OFFLINE_COPY_PATH);
  await page.goto('/');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
