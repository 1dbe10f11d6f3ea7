import type { Page } from 'playwright/test';
import { makeSummaries } from '../fixtures/posts';
import { createGate, expect, expectInteractive, recordApiCalls, test } from './fixtures';

const SEARCH = '**/api/blog/posts/search?*';
const LIBRARY = '**/api/search?*';
const NOTHING = { json: { count: 0, groups: [], suggestions: [] } };
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const box = (page: Page) => page.getByRole('banner').getByRole('search');
const options = (page: Page) =>
  box(page).getByRole('group', { name: 'Articles' }).getByRole('option');
const library = (page: Page) => box(page).getByRole('group', { name: 'In the library' });

async function openSite(page: Page): Promise<void> {
  await page.goto('/about');
  await expectInteractive(field(page));
}

/** Mocks every article search to return `count` posts. */
async function answerWith(page: Page, count: number): Promise<void> {
  await page.route(SEARCH, (route) => route.fulfill({ json: makeSummaries(count) }));
}

test('Up to two characters nothing is requested; from three on matches are shown', async ({
  page,
  request,
}) => {
  const calls = recordApiCalls(page);
  await openSite(page);
  await field(page).pressSequentially('pe');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('p');
  const found = await (await request.get('/api/blog/posts/search?q=pep')).json();
  await expect(
    box(page).getByText(`Search Results (${found.length})`, { exact: true }),
  ).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page)).toHaveCount(Math.min(5, found.length));
  expect(calls.toSorted()).toEqual(['/api/blog/posts/search?q=pep', '/api/search?q=pep&limit=3']);
});

test('A row shows title, description, author and reading time, and opens the article', async ({
  page,
  request,
}) => {
  const [first] = await (await request.get('/api/blog/posts/search?q=copper')).json();
  await openSite(page);
  await field(page).fill('copper');
  for (const text of [first.title, first.description, first.author, first.readingTime]) {
    await expect(options(page).first()).toContainText(text);
  }
  await expect(options(page).first().locator('mark').first()).toHaveText(/^copper$/i);
  await options(page).first().click();
  await expect(page).toHaveURL(`/blog/${first.slug}`);
  await expect(options(page)).toHaveCount(0);
});

test('The heading and the button count all matches, though only five rows show', async ({
  page,
  allowError,
}) => {
  // The mocked articles have no hero images on the page that opens.
  allowError(/status of 404.*hero/);
  await answerWith(page, 14);
  await openSite(page);
  await field(page).fill('half-life & dose');
  await expect(box(page).getByText('Search Results (14)', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(5);
  await box(page).getByRole('button', { name: 'View all 14 results' }).click();
  await expect(page).toHaveURL('/blog?search=half-life+%26+dose');
  await expect(options(page)).toHaveCount(0);
});

test('A late response to an older query never replaces the newer one', async ({ page }) => {
  const gate = createGate();
  await page.route(SEARCH, async (route) => {
    const isOld = route.request().url().includes('q=old');
    if (isOld) await gate.opened;
    await route.fulfill({ json: makeSummaries(isOld ? 2 : 3) }).catch(() => {});
  });
  await openSite(page);
  const asked = page.waitForRequest(/q=old/);
  await field(page).fill('old');
  await asked;
  await field(page).fill('new');
  await expect(box(page).getByText('Search Results (3)', { exact: true })).toBeVisible();
  gate.open();
  await page.waitForLoadState('networkidle');
  await expect(box(page).getByText('Search Results (3)', { exact: true })).toBeVisible();
});

test('Fast typing searches once, and a repeated query comes from the cache', async ({ page }) => {
  const calls = recordApiCalls(page);
  await openSite(page);
  await field(page).pressSequentially('peptide');
  await expect(options(page).first()).toBeVisible();
  await field(page).pressSequentially('s');
  await expect(box(page).getByRole('status')).not.toHaveText('Searching...');
  await field(page).press('Backspace');
  await expect(options(page).first()).toBeVisible();
  expect(calls.filter((call) => call.startsWith('/api/blog'))).toEqual([
    '/api/blog/posts/search?q=peptide',
    '/api/blog/posts/search?q=peptides',
  ]);
  expect(calls).toHaveLength(4);
});

test('Arrow keys cycle through the rows, Enter opens the chosen one', async ({ page, posts }) => {
  await page.route(SEARCH, (route) => route.fulfill({ json: posts.slice(0, 3) }));
  await page.route(LIBRARY, (route) => route.fulfill(NOTHING));
  await openSite(page);
  await field(page).fill('peptide');
  await expect(options(page)).toHaveCount(3);
  const active = () =>
    field(page).evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      return id && document.getElementById(id)?.getAttribute('href');
    });
  const [first, , third] = posts.map(({ slug }) => `/blog/${slug}`);
  expect(await active()).toBe(null);
  await field(page).press('ArrowDown');
  expect(await active()).toBe(first);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowUp');
  expect(await active()).toBe(third);
  await field(page).press('ArrowDown');
  expect(await active()).toBe(first);
  await field(page).press('ArrowUp');
  await field(page).press('Enter');
  await expect(page).toHaveURL(third ?? '');
});

test('A brand shows its substance above the articles, and arrow keys move through both', async ({
  page,
  request,
}) => {
  const found = await (await request.get('/api/blog/posts/search?q=ozempic')).json();
  await openSite(page);
  await field(page).fill('ozempic');
  await expect(library(page).getByRole('option').first()).toContainText(
    'Ozempic: a brand of semaglutide',
  );
  await expect(library(page).getByRole('option').first()).toContainText('Peptide');
  expect(await library(page).getByRole('option').count()).toBeLessThanOrEqual(3);
  await expect(box(page).getByRole('status')).toContainText(`Search Results (${found.length})`);
  const inBoth = await box(page).getByRole('option').count();
  for (let press = 0; press < inBoth; press += 1) await field(page).press('ArrowDown');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/peptides/semaglutide');
});

test('Both responses show together, and articles show even if the library search fails', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  const gate = createGate();
  await answerWith(page, 2);
  await page.route(LIBRARY, async (route) => {
    await gate.opened;
    await route.abort();
  });
  await openSite(page);
  await field(page).fill('peptide');
  await expect(box(page).getByRole('status')).toHaveText('Searching...');
  gate.open();
  await expect(options(page)).toHaveCount(2);
  await expect(library(page)).toHaveCount(0);
});

test('Control+K and Meta+K move to the field; Enter does nothing without text, and opens the list with it', async ({
  page,
}) => {
  await openSite(page);
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
    await field(page).blur();
  }
  for (const text of ['', '   ']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  }

  // The clear button is there only with text.
  await field(page).fill('');
  await expect(box(page).getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await field(page).fill('copper');
  await box(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill('copper');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/blog?search=copper');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape and a click outside close the suggestions and keep the text', async ({ page }) => {
  await page.goto('/archive');
  await expectInteractive(field(page));
  await field(page).fill('copper');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('copper');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('copper');
});

test('Markup, emoji and 10,000 characters are searched as text, cut to 200', async ({ page }) => {
  await openSite(page);
  for (const { text, asked } of [
    { text: '<img src=x onerror=alert(1)>', asked: '<img src=x onerror=alert(1)>' },
    { text: '🧪'.repeat(3000), asked: '🧪'.repeat(100) },
    { text: 'x'.repeat(10_000), asked: 'x'.repeat(200) },
  ]) {
    await field(page).fill(text);
    await expect(box(page).getByRole('status')).toContainText(`No articles found for "${asked}"`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ search: asked })}`);
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  }
});

test('If the response fails, is not JSON or not a list, the dropdown says so and can retry', async ({
  page,
  allowError,
}) => {
  allowError(/status of 500/);
  await openSite(page);
  for (const [text, answer] of [
    ['copper', { status: 500, body: 'It broke' }],
    ['collagen', { body: '<html>' }],
    ['insulin', { json: { posts: [] } }],
  ] as const) {
    await page.route(SEARCH, (route) => route.fulfill(answer));
    await field(page).fill(text);
    await expect(box(page).getByRole('status')).toHaveText('We could not load the articles.');
    await page.unroute(SEARCH);
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first(), text).toBeVisible();
  }
});

test('A response that never arrives ends in a message, not endless searching', async ({ page }) => {
  await page.clock.install();
  await page.route(SEARCH, () => {});
  await openSite(page);
  await field(page).fill('copper');
  await expect(box(page).getByRole('status')).toHaveText('Searching...');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(box(page).getByRole('status')).toHaveText('We could not load the articles.', {
      timeout: 100,
    });
  }).toPass({ intervals: [50] });
});

test('If the code for suggestions fails to load, the form still searches', async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load|ERR_FAILED/);
  await page.goto('/archive', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await field(page).fill('copper');
  await expect(box(page).getByRole('status')).toContainText('Press Enter to search');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/blog?search=copper');
});
