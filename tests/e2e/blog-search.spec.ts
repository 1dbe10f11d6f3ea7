import { chip, openBlog, titlesOf } from './blog-page';
import { createGate, expect, recordApiCalls, test } from './fixtures';
import { toSamplePosts } from './sample-posts';

const SEARCH_CALL = '**/api/blog/posts/search?*';

test('The banner says how many articles were found, with the search text and tags', async ({
  page,
}) => {
  const banner = page.getByRole('status').filter({ hasText: 'Found' });
  for (const [count, text] of [
    [1, 'Found 1 article'],
    [3, 'Found 3 articles'],
  ] as const) {
    await page.route(SEARCH_CALL, (route) => route.fulfill({ json: toSamplePosts(count) }));
    await page.goto('/blog?search=mouse+data&tag=Research&tag=GLP-1');
    await expect(banner).toHaveText(`${text} for “mouse data” tagged Research or GLP-1`);
  }
});

test('Clear filters drops search text and tags and shows every post again', async ({
  page,
  posts,
}) => {
  await page.goto('/blog?search=peptide&tag=Research');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText(/^Found/)).toHaveCount(0);
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
});

test('A search without a match shows the empty state, and its button shows every post', async ({
  page,
  posts,
}) => {
  await page.goto('/blog?search=zzqxkvw');
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Try adjusting your search terms or filter criteria', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Found 0 articles')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View All Articles' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
});

for (const { text, best, says, found } of [
  {
    text: 'ozempic',
    best: '/peptides/semaglutide',
    says: 'Ozempic: a brand of semaglutide',
    found: /^Found \d\d articles/,
  },
  {
    text: '10.1056/NEJMoa2032183',
    best: '/resources/papers/wilding-2021-step1',
    says: 'Wilding',
    found: 'Found 0 articles',
  },
]) {
  test(`"${text}" shows results from the whole site above the articles, on a phone's first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/blog?${new URLSearchParams({ search: text })}`);
    const card = page.getByRole('region', { name: 'Elsewhere on this site' });
    await expect(card.getByRole('link').first()).toHaveAttribute('href', best);
    await expect(card).toContainText(says);
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(found)).toBeVisible();
    await card.getByRole('link', { name: /^Everything found/ }).click();
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: text })}`);
  });
}

test('Articles are still found when the site-wide search fails', async ({ page, allowError }) => {
  allowError(/ERR_FAILED/);
  await page.route('**/api/search?*', (route) => route.abort());
  await page.goto('/blog?search=ozempic');
  await expect(page.getByText(/^Found \d\d articles/)).toBeVisible();
  await expect(page.getByText('Elsewhere on this site')).toHaveCount(0);
});

test('A URL with 10,000 characters or with invisible characters gets a normal result page', async ({
  page,
}) => {
  await page.goto(`/blog?search=${'x'.repeat(10_000)}`);
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await page.goto(`/blog?search=${encodeURIComponent('\u202Eozempic\u0000\u200F')}`);
  await expect(page.getByText(/^Found \d\d articles? for “ozempic”$/)).toBeVisible();
});

test('The list shows a loading message while a search is running', async ({ page }) => {
  const gate = createGate();
  await page.route(SEARCH_CALL, async (route) => {
    await gate.opened;
    await route.fulfill({ json: toSamplePosts(2) });
  });
  await page.goto('/blog?search=peptide');
  const loading = page.getByRole('status').filter({ hasText: 'Loading articles...' });
  await expect(loading).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  gate.open();
  await expect(titlesOf(page)).toHaveText(['Sample 1', 'Sample 2']);
  await expect(loading).toHaveCount(0);
});

test('After a server error the list shows an error, and Try again recovers', async ({
  page,
  allowError,
}) => {
  allowError(/status of 500/);
  await page.route(SEARCH_CALL, (route) =>
    route.fulfill({ status: 500, json: { error: 'broken' } }),
  );
  await page.goto('/blog?search=peptide');
  const alert = page.getByRole('alert').filter({ hasText: 'We could not load the articles.' });
  await expect(alert).toBeVisible();
  await page.unroute(SEARCH_CALL);
  await page.route(SEARCH_CALL, (route) => route.fulfill({ json: toSamplePosts(2) }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(titlesOf(page)).toHaveText(['Sample 1', 'Sample 2']);
});

test('Without a connection a filter shows an error, and the whole list still works', async ({
  page,
  posts,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route(SEARCH_CALL, (route) => route.abort());
  await openBlog(page);
  await chip(page, 'Research').click();
  await expect(page.getByText('We could not load the articles.')).toBeVisible();
  await chip(page, 'All').click();
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
});

test('On load, the list is searched for the parameter "search"', async ({ page }) => {
  const calls = recordApiCalls(page);
  await page.goto('/blog?search=storage');
  await expect(page.getByText(/^Found \d+ articles? for “storage”$/)).toBeVisible();
  expect(calls.toSorted()).toEqual([
    '/api/blog/posts/search?q=storage',
    '/api/search?q=storage&limit=3',
  ]);
});

test('On load, every repeated tag and the search text filter the list', async ({ page }) => {
  const calls = recordApiCalls(page);
  await page.goto('/blog?tag=Research&tag=wellness&q=storage');
  await expect(page.getByText(/for “storage” tagged Research or wellness$/)).toBeVisible();
  await expect(chip(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  expect(calls.toSorted()).toEqual([
    '/api/blog/posts/search?q=storage&tags=Research,wellness',
    '/api/search?q=storage&limit=3',
  ]);
});

test('The parameters author, from and to are accepted but have no effect', async ({
  page,
  posts,
}) => {
  const calls = recordApiCalls(page);
  await page.goto('/blog?author=Nobody&from=2020-01-01&to=2020-12-31', {
    waitUntil: 'networkidle',
  });
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
  await expect(page.getByText(/^Found/)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('The URL mirrors the list: a reload keeps it, and Back leaves the page', async ({ page }) => {
  await page.goto('/archive');
  await openBlog(page);
  await chip(page, 'Research').click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('A-Z');
  await expect(page).toHaveURL('/blog?tag=Research&sort=az');
  await expect(page.getByText(/^Found \d+ articles/)).toBeVisible();
  const titles = await titlesOf(page).allTextContents();

  await page.reload();
  await expect(titlesOf(page)).toHaveText(titles);
  await expect(chip(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('az');

  await page.goBack();
  await expect(page).toHaveURL('/archive');
});
