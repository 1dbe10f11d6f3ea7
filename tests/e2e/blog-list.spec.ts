import type { Page } from 'playwright/test';
import { formatShortDate } from '@/lib/text/format';
import { chip, chipsOf, openBlog, titlesOf } from './blog-page';
import { expect, expectInteractive, recordApiCalls, test } from './fixtures';

const TAGS = [
  'Longevity',
  'Performance',
  'Recovery',
  'Weight Loss',
  'Research',
  'GLP-1',
  'BPC-157',
  'Comparison',
];

/** Whether the first card takes up more than half the width of its grid. */
async function isFirstCardLarge(page: Page): Promise<boolean> {
  return page
    .getByRole('article')
    .first()
    .evaluate((node) => node.clientWidth > (node.parentElement?.clientWidth ?? 0) / 2);
}

test('The blog shows its heading, chips and nine newest posts without an API call, and sorts them', async ({
  page,
  posts,
}) => {
  const calls = recordApiCalls(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Educational Articles | Amide Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Educational Articles');
  await expect(page.getByText(/^Evidence-based articles on peptide science/)).toBeVisible();
  await expect(chipsOf(page)).toHaveText(['All', ...TAGS]);
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
  expect(calls).toEqual([]);

  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort.getByRole('option')).toHaveText(['Latest', 'Oldest', 'Most Popular', 'A-Z']);
  await expect(sort).toHaveValue('latest');
  await expectInteractive(sort);

  // The API lists newest first, ties by title; a stable sort keeps that order among equals.
  const orders = {
    Oldest: posts.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt)),
    'Most Popular': posts.toSorted((a, b) => b.tags.length - a.tags.length),
    'A-Z': posts.toSorted((a, b) => a.title.localeCompare(b.title)),
    Latest: posts,
  };
  for (const [label, sorted] of Object.entries(orders)) {
    await sort.selectOption({ label });
    await expect(titlesOf(page)).toHaveText(sorted.slice(0, 9).map(({ title }) => title));
  }
});

test('The HTML of the blog links to the first nine posts and holds no article text', async ({
  posts,
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  for (const { slug } of posts.slice(0, 9)) {
    expect(html).toContain(`href="/blog/${slug}"`);
    const { content } = await (await request.get(`/api/blog/posts/${slug}`)).json();
    // Plain sentences appear unchanged in HTML and data, so article text would be found.
    const sentences = content
      .split(/[\n.]/)
      .filter((text: string) => /^[A-Za-z ,]{50,}$/.test(text));
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(html).not.toContain(sentence);
  }
});

test('Several chips show posts with any of their tags, with one API call per choice', async ({
  page,
  posts,
}) => {
  await openBlog(page);
  const calls = recordApiCalls(page);

  await chip(page, 'Recovery').click();
  await expect(page).toHaveURL('/blog?tag=Recovery');
  await chip(page, 'Weight Loss').click();
  await expect(page).toHaveURL('/blog?tag=Recovery&tag=Weight+Loss');
  await expect(chip(page, 'Recovery')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Weight Loss')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'false');

  const matches = posts.filter(({ tags }) =>
    tags.some((tag) => ['Recovery', 'Weight Loss'].includes(tag)),
  );
  await expect(page.getByText(`Found ${matches.length} articles`)).toBeVisible();
  await expect(titlesOf(page)).toHaveText(matches.slice(0, 9).map(({ title }) => title));
  expect(calls).toEqual([
    '/api/blog/posts/search?tags=Recovery',
    '/api/blog/posts/search?tags=Recovery,Weight Loss',
  ]);
});

test('Pressing a chip again removes its tag, and pressing All removes every tag', async ({
  page,
  posts,
}) => {
  await openBlog(page, '/blog?tag=Recovery&tag=Research&tag=GLP-1');
  await chip(page, 'Research').click();
  await expect(page).toHaveURL('/blog?tag=Recovery&tag=GLP-1');
  await chip(page, 'All').click();
  await expect(page).toHaveURL('/blog');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Recovery')).toHaveAttribute('aria-pressed', 'false');
  await expect(titlesOf(page)).toHaveText(posts.slice(0, 9).map(({ title }) => title));
});

test('On a phone each chip that Tab reaches is moved into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlog(page);
  await chip(page, 'All').focus();
  for (const tag of TAGS) {
    await page.keyboard.press('Tab');
    await expect(chip(page, tag)).toBeFocused();
    await expect(chip(page, tag)).toBeInViewport({ ratio: 1 });
  }
});

test('The first post is a large card only on page 1 without search and tags', async ({ page }) => {
  await openBlog(page);
  expect(await isFirstCardLarge(page)).toBe(true);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/blog?page=2');
  expect(await isFirstCardLarge(page)).toBe(false);

  for (const query of ['tag=Research', 'search=peptide']) {
    await openBlog(page, `/blog?${query}`);
    await expect(page.getByText(/^Found \d+ articles/)).toBeVisible();
    expect(await isFirstCardLarge(page)).toBe(false);
  }
});

test('A card shows tag, title, description, author, date and reading time, and opens its article', async ({
  page,
  posts,
}) => {
  const [, second] = posts;
  if (!second) throw new Error('the blog needs two posts');
  await openBlog(page);
  const card = page.getByRole('article').nth(1);
  for (const text of [
    second.tags[0] ?? '',
    second.description,
    second.author,
    second.readingTime,
    formatShortDate(second.publishedAt),
  ]) {
    await expect(card).toContainText(text);
  }
  await card.getByRole('link', { name: second.title }).click();
  await expect(page).toHaveURL(`/blog/${second.slug}`);
});

test('A card shows the evidence its article rests on, also in results from the API', async ({
  page,
}) => {
  await openBlog(page);
  const evidence = page.getByRole('article').getByText(/^Rests on /);
  await expect(evidence.first()).toBeVisible();
  await chip(page, 'GLP-1').click();
  await expect(page).toHaveURL(/tag=GLP-1/);
  await expect(evidence.first()).toBeVisible();
});
