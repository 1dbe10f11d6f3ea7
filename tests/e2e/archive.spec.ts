import { expect, recordApiCalls, test } from './fixtures';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

test('The archive shows its heading, the count and every post, newest first, and a card opens its post', async ({
  page,
  posts,
}) => {
  const calls = recordApiCalls(page);
  await page.goto('/archive', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Complete Archive | Amide Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Archive');
  await expect(page.getByText(`${posts.length} posts`, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    posts.map(({ title }) => title),
  );
  const days = await page
    .getByRole('main')
    .getByRole('time')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().reverse());
  expect(calls).toEqual([]);

  for (const post of posts.slice(0, 3)) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: post.title, exact: true }) });
    const date = new Date(post.publishedAt);
    await expect(card.getByRole('time')).toHaveText(
      `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
    );
    for (const text of [post.description, post.author, post.readingTime]) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      post.tags,
    );
    await expect(card.getByRole('link', { name: post.title })).toHaveAttribute(
      'href',
      `/blog/${post.slug}`,
    );
  }
  const [first] = posts;
  await page.getByRole('link', { name: first?.title }).click();
  await expect(page).toHaveURL(`/blog/${first?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
});

test('An image in the archive loads when its card scrolls into view, not before', async ({
  page,
  posts,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname);
  });
  await page.goto('/archive', { waitUntil: 'networkidle' });
  expect(asked.size).toBeLessThan(posts.length / 2);
  for (const card of [0, -1]) {
    const image = page.getByRole('main').locator('li img:visible').nth(card);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('An image that fails to load is hidden, and its card stays', async ({
  page,
  posts,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route('**/images/**', (route) => route.abort());
  await page.goto('/archive');
  for (const { title } of [posts[0], posts.at(-1)].filter((post) => post !== undefined)) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.getByRole('link', { name: title })).toBeVisible();
  }
});
