import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE, isFullRun, LESSON } from './pages';

const APP = '.next/standalone/.next/server/route-cache/APP_PAGE';

/** The text of a page, behind what an article opens with. */
const prose = (page: Page) => page.locator('main .prose').last();

/** The first link of a text to a page of this site; those in closed definitions, to a place in a page or to a file do not count. */
const ownLink = (page: Page) =>
  prose(page)
    .locator('a[href^="/"]:not([href*="#"], [download])')
    .filter({ visible: true })
    .first();

/** Marks the page, so that a load of another one shows. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSamePage', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

for (const path of [ARTICLE, LESSON]) {
  test(`React takes over ${path} without touching a node of its text`, async ({ page }) => {
    await page.addInitScript(() => {
      let changes = 0;
      new MutationObserver((records) => {
        for (const { target, removedNodes } of records) {
          if (target instanceof Element && target.closest('.prose')) changes += removedNodes.length;
        }
        Reflect.set(window, 'changesOfText', changes);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectInteractive(prose(page));
    expect(await page.evaluate(() => Reflect.get(window, 'changesOfText'))).toBe(0);
    expect((await prose(page).textContent())?.length).toBeGreaterThan(2000);
  });
}

test('From article to article and back the text is whole, and no page is loaded anew', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await expectInteractive(prose(page));
  await mark(page);
  const first = await prose(page).innerHTML();
  const link = prose(page)
    .locator('a[href^="/blog/"]:not([href*="#"])')
    .filter({ visible: true })
    .first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => prose(page).innerHTML()).not.toBe(first);
  await expect(prose(page).getByRole('heading', { name: 'References' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE);
  await expect.poll(() => prose(page).innerHTML()).toBe(first);
  expect(await isSamePage(page)).toBe(true);
});

test('The scripts and styles of an article are there before its link is pressed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => performance.clearResourceTimings());
  const atHome = asked.length;
  expect(asked.some((url) => url.endsWith('/ahead.json'))).toBe(true);
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(prose(page).getByRole('heading', { name: 'References' })).toBeVisible();
  const files = asked.slice(atHome).filter((url) => /\.(?:js|css)$/.test(url));
  expect(files.length).toBeGreaterThan(0);
  // What comes out of the browser's own memory moves nothing.
  const moved = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'transferSize' in entry && Number(entry.transferSize) > 0)
      .map(({ name }) => name),
  );
  expect(files.filter((url) => moved.includes(url))).toEqual([]);
});

test('Enter on a link of a lesson opens its page in place', async ({ page }) => {
  await page.goto(LESSON);
  await expectInteractive(prose(page));
  await mark(page);
  const address = (await ownLink(page).getAttribute('href')) ?? '';
  await ownLink(page).press('Enter');
  await expect(page).toHaveURL(address);
  expect(await isSamePage(page)).toBe(true);
});

test('The link of a definition leads to its entry of the glossary', async ({ page }) => {
  await page.goto(ARTICLE);
  await expectInteractive(prose(page));
  await prose(page).locator('button[popovertarget]').first().click();
  await prose(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(/\/resources\/glossary#[a-z0-9-]+$/);
  // Marked as the place that was asked for, which only the browser itself can do.
  await expect(page.locator(`${new URL(page.url()).hash}:target`)).toBeInViewport();
});

test('A figure of a text is saved as a file, without a page being opened', async ({ page }) => {
  await page.goto('/blog/semaglutide-what-the-trials-show');
  await expectInteractive(prose(page));
  const saved = page.waitForEvent('download');
  await prose(page).locator('a[download]').first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.(?:svg|csv)$/);
  await expect(page).toHaveURL('/blog/semaglutide-what-the-trials-show');
});

test('A click with Control held down opens a link in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto(ARTICLE);
  await expectInteractive(prose(page));
  const address = (await ownLink(page).getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await ownLink(page).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL(ARTICLE);
});

test('The text that a page holds is the one that a link to it brings', async ({ page, posts }) => {
  await page.goto(ARTICLE);
  const names = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  for (const { slug } of posts.filter((_, index) => isFullRun || index % 8 === 0)) {
    const [html, data] = ['html', 'rsc'].map((end) => {
      const file = names.find((name) => name.endsWith(`/blog/${slug}.${end}`)) ?? '';
      return readFileSync(join(APP, file), 'utf8');
    });
    const { inPage, brought } = await page.evaluate(
      (source) => {
        // Its style is that page's own, which the policy of this one does not know.
        const markup = (source.html ?? '').replace(/<style>[\s\S]*?<\/style>/, '');
        const document = new DOMParser().parseFromString(markup, 'text/html');
        const texts = [...document.querySelectorAll('div[data-raw]')].map((node) => node.innerHTML);
        const inPage = texts.sort((a, b) => b.length - a.length)[0] ?? '';
        const data = source.data ?? '';
        const brought = [...data.matchAll(/:T[0-9a-f]+,(?=<)/g)].map(({ index, 0: start }) => {
          const template = window.document.createElement('template');
          template.innerHTML = data.slice(index + start.length);
          // Cut where the text ends: what follows it in the data is no part of it.
          return template.innerHTML.slice(0, inPage.length);
        });
        return { inPage, brought };
      },
      { html, data },
    );
    expect(inPage.length, slug).toBeGreaterThan(3000);
    expect(brought, slug).toContain(inPage);
  }
});
