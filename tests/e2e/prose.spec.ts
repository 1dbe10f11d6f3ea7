import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PREFETCH_LIST_FILE } from '@/content/paths';
import { startChangedSite } from './changed-site';
import { createGate, expect, expectInteractive, test } from './fixtures';
import { ARTICLE, isFullRun, LESSON } from './pages';

const APP = '.next/standalone/.next/server/route-cache/APP_PAGE';

/** The body text; an article's opening before it is `.prose` too. */
const prose = (page: Page) => page.locator('main .prose').last();

/** Marks the window, so that `isSamePage` detects a full page load. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSamePage', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

for (const path of [ARTICLE, LESSON]) {
  test(`Hydrating ${path} removes no node of its text`, async ({ page }) => {
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

test('Going to another article and back restores the text without a full page load', async ({
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

test('The scripts and styles of an article are prefetched before its link is clicked', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const list: string[] = await (await page.request.get(PREFETCH_LIST_FILE)).json();
  await expect
    .poll(() =>
      page.evaluate(
        (ahead) =>
          ahead.filter(
            (file) => performance.getEntriesByName(new URL(file, location.href).href).length === 0,
          ),
        list,
      ),
    )
    .toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => performance.clearResourceTimings());
  const atHome = asked.length;
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(prose(page).getByRole('heading', { name: 'References' })).toBeVisible();
  const files = asked.slice(atHome).filter((url) => /\.(?:js|css)$/.test(url));
  expect(files.length).toBeGreaterThan(0);
  // Files from the browser's cache have a transfer size of 0.
  const moved = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'transferSize' in entry && Number(entry.transferSize) > 0)
      .map(({ name }) => name),
  );
  expect(files.filter((url) => moved.includes(url))).toEqual([]);
});

for (const [from, to] of [
  ['/archive', ARTICLE],
  ['/peptides', '/peptides/semaglutide'],
  ['/education/fundamentals', LESSON],
] as const)
  test(`Enter on a link to ${to} shows its heading before the rest has arrived, without a reload`, async ({
    page,
    baseURL,
  }) => {
    const gate = createGate();
    async function* inTwo(body: Buffer) {
      yield body.subarray(0, body.length * 0.4);
      await gate.opened;
      yield body.subarray(body.length * 0.4);
    }
    const site = await startChangedSite(baseURL ?? '', (path, _, body) =>
      path.includes('_rsc=') ? inTwo(body) : body,
    );
    await page.goto(site.origin + from);
    const link = page.locator(`main a[href="${to}"]`).first();
    await expectInteractive(link);
    await mark(page);
    // Without a pointer, whose hovering would prefetch the page.
    await link.press('Enter');
    await expect(page).toHaveURL(site.origin + to);
    await expect(page.locator('main h1')).toBeInViewport();
    const main = page.locator('main');
    const length = async () => (await main.textContent())?.length ?? 0;
    const atFirst = await length();
    gate.open();
    await expect.poll(length).toBeGreaterThan(atFirst + 2000);
    expect(await isSamePage(page)).toBe(true);
    site.stop();
  });

test('A figure in an article is downloaded as a file, without opening a page', async ({ page }) => {
  await page.goto('/blog/semaglutide-what-the-trials-show');
  await expectInteractive(prose(page));
  const saved = page.waitForEvent('download');
  await prose(page).locator('a[download]').first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.(?:svg|csv)$/);
  await expect(page).toHaveURL('/blog/semaglutide-what-the-trials-show');
});

test('The text in an article’s HTML is also in its RSC payload', async ({ page, posts }) => {
  await page.goto(ARTICLE);
  const names = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  for (const { slug } of posts.filter((_, index) => isFullRun || index % 8 === 0)) {
    const [html, data] = ['html', 'rsc'].map((end) => {
      const file = names.find((name) => name.endsWith(`/blog/${slug}.${end}`)) ?? '';
      return readFileSync(join(APP, file), 'utf8');
    });
    const { inPage, brought } = await page.evaluate(
      (source) => {
        // The open page's security policy does not allow the inline style of another page.
        const markup = (source.html ?? '').replace(/<style>[\s\S]*?<\/style>/, '');
        const document = new DOMParser().parseFromString(markup, 'text/html');
        const texts = [...document.querySelectorAll('div[data-raw]')].map((node) => node.innerHTML);
        const inPage = texts.sort((a, b) => b.length - a.length)[0] ?? '';
        const data = source.data ?? '';
        const brought = [...data.matchAll(/:T[0-9a-f]+,(?=<)/g)].map(({ index, 0: start }) => {
          const template = window.document.createElement('template');
          template.innerHTML = data.slice(index + start.length);
          // Cut to the text's length: other data follows it in the payload.
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
