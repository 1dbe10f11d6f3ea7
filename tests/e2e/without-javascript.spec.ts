import { navigationRecord } from '@/lib/records/navigation';
import { expect, test } from './fixtures';
import { ARTICLE, ARTICLE_SLUG } from './pages';

test.use({ javaScriptEnabled: false });

test('Without JavaScript the home page shows the featured posts, and its search form searches', async ({
  page,
  request,
}) => {
  const featured = await (await request.get('/api/blog/posts/featured')).json();
  await page.goto('/');
  for (const { title } of featured)
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').fill('copper & skin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?search=copper+%26+skin');
});

test('Without JavaScript the blog shows its first page, with links to archive and search', async ({
  page,
  posts,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    posts.slice(0, 9).map(({ title }) => title),
  );
  for (const name of ['complete archive', 'search over everything'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('Without JavaScript, and in print, the archive shows every post', async ({ page, posts }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.goto('/archive');
  await expect(titles).toHaveText(posts.map(({ title }) => title));
  await page.emulateMedia({ media: 'print' });
  const last = titles.last();
  await expect(last).toBeVisible();
  // Fully rendered: a card skipped by `content-visibility` has only an estimated height.
  expect(await last.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
});

test('Without JavaScript an article has text, references and contents', async ({ page }) => {
  const post = await (await page.request.get(`/api/blog/posts/${ARTICLE_SLUG}`)).json();
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [, text = ''] of post.content.matchAll(/^# (.+)$/gm)) {
    await expect(page.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();
  }
  const article = page.getByRole('article').first();
  const citation = article.getByRole('link', { name: 'Reference 1', exact: true }).first();
  await expect(citation).toBeVisible();
  await expect(page.locator('#reference-1')).toBeVisible();
  await expect(article.getByRole('link', { name: 'Next Article' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'References' }).click();
  await expect(page.locator('#reference-1')).toBeInViewport();
});

test('Without JavaScript the newsletter puts no address into the URL', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email address' }).fill('reader@example.org');
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  expect(page.url()).not.toContain('reader');
});

test('Without JavaScript the labels of the main menu open their pages', async ({ page }) => {
  for (const { label, href } of navigationRecord.get().menuGroups) {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
});

test('On a phone without JavaScript the menu button leads to the footer; search works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/archive');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeInViewport();
  await page.getByRole('banner').getByRole('combobox').fill('copper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?search=copper');
});
