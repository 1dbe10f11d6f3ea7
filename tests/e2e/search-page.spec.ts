import { expect, test } from './fixtures';

const results = '#search-answer';

test('A brand finds its substance and says what it is; the query stays in the field', {
  tag: '@browser',
}, async ({ page }) => {
  await page.goto('/search?q=ozempic');
  const first = page.locator(results).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText('Semaglutide');
  await expect(first).toContainText('Ozempic: a brand of semaglutide');
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('ozempic');
  await expect(page.locator(results).getByRole('status')).toContainText('Peptides');
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/peptides/semaglutide');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('All results of one kind are a click away, and so is the way back', async ({ page }) => {
    await page.goto('/search?q=ozempic');
    const count = page.getByRole('heading', { name: /^Articles: the best 5 of \d+$/ });
    const all = Number((await count.textContent())?.split(' ').at(-1));
    await page.getByRole('link', { name: `Articles: all ${all}` }).click();
    await expect(page).toHaveURL('/search?q=ozempic&kind=article');
    await expect(page.locator(results).getByText('Article', { exact: true })).toHaveCount(all);
    await page.getByRole('link', { name: /^All \d+ results/ }).click();
    await expect(page).toHaveURL('/search?q=ozempic');
  });

  test('The form searches, and a search without matches offers the nearest pages', async ({
    page,
  }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('BPC-158');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=BPC-158');
    await expect(page.locator(results)).toContainText('Nothing found for "BPC-158"');
    await expect(
      page.locator(results).getByRole('link', { name: 'BPC-157' }).first(),
    ).toBeVisible();
  });
});

test('Markup in the query is shown as text', async ({ page }) => {
  const text = `"><img src=x onerror=alert(1)><!--/answer--></script><script>alert(2)</script>`;
  await page.goto(`/search?${new URLSearchParams({ q: text })}`);
  await expect(page.locator(`${results} img`)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toHaveValue(text);
  await expect(page.locator(results).getByRole('status')).toContainText(text);
});

test('Going back from another page shows the results again', { tag: '@browser' }, async ({
  page,
}) => {
  await page.goto('/search?q=ozempic', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.locator(results)).toContainText('Ozempic: a brand of semaglutide');
});

test('The search page is not indexed, and is cached for a minute', async ({ request }) => {
  for (const path of ['/search', '/search?q=bpc157']) {
    const answer = await request.get(path);
    expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex"/);
  }
  const headers = (await request.get('/search?q=bpc157')).headers();
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=60');
  const again = await request.get('/search?q=bpc157', {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
