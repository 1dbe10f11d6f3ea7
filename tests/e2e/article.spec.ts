import { createGate, expect, isRscRequest, readSiteOrigin, test } from './fixtures';
import { ARTICLE, ARTICLE_SLUG, NOT_FOUND } from './pages';

test('An article shows its header, describes itself in its metadata, and links to the blog and related articles', {
  tag: '@browser',
}, async ({ page, posts }) => {
  const post = posts.find(({ slug }) => slug === ARTICLE_SLUG);
  if (!post) throw new Error(`${ARTICLE_SLUG} is missing`);
  await page.goto(ARTICLE);
  const header = page.getByRole('article').first().locator('header');

  await expect(header.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
    post.tags,
  );
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(header.getByText(post.author, { exact: true })).toBeVisible();
  await expect(header.getByText('Clinical Research Director', { exact: true })).toBeVisible();
  const initials = post.author.split(' ').map((word) => word.charAt(0));
  await expect(header.getByText(initials.slice(0, 2).join(''), { exact: true })).toBeVisible();
  await expect(header).toContainText(post.description);
  await expect(header).toContainText(post.readingTime);
  const day = new Date(post.publishedAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  await expect(header.getByRole('time').first()).toHaveText(day);
  await expect(header).toContainText('not by a clinician');
  expect(day).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);

  const content = (selector: string) => page.locator(`meta[${selector}]`).getAttribute('content');
  await expect(page).toHaveTitle(`${post.title} | Amide Academy`);
  expect(await content('name="description"')).toBe(post.description);
  expect(await content('property="og:title"')).toBe(post.title);
  expect(await content('property="og:description"')).toBe(post.description);
  expect(await content('property="og:type"')).toBe('article');
  expect(await content('property="og:image"')).toBe(
    `${await readSiteOrigin(page)}${post.featuredImage}`,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${await readSiteOrigin(page)}${ARTICLE}`,
  );

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = texts.map((text) => JSON.parse(text)).flatMap((data) => data['@graph'] ?? [data]);

  const article = items.find((item) => item['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    author: { name: post.author },
  });
  expect(new URL(article.image).pathname).toBe(`/images/seo/${ARTICLE_SLUG}/hero.webp`);
  const trail = items.find((item) => item['@type'] === 'BreadcrumbList').itemListElement;
  expect(trail.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    '/',
    '/blog',
    ARTICLE,
  ]);

  for (const name of ['Back to Blog', 'Previous Article', 'Next Article']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/blog');
  }
  const related = page.getByRole('heading', { name: 'Related articles' }).locator('xpath=../..');
  const titles = await related.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) {
    const other = posts.find((candidate) => candidate.title === title);
    expect(other?.slug).not.toBe(ARTICLE_SLUG);
    expect(other?.tags.some((tag) => post.tags.includes(tag))).toBe(true);
  }
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('The hero at the fallback path is shown uncropped in both themes, and an unknown slug has none', async ({
  page,
}) => {
  const path = `/images/seo/${ARTICLE_SLUG}/hero.webp`;
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect((await page.request.get('/images/seo/no-such-article/hero.webp')).status()).toBe(404);

  await page.goto(ARTICLE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hero = page.getByRole('article').first().locator(`img[src="${path}"]`);
      await hero.scrollIntoViewIfNeeded();
      await expect(hero).toBeVisible();
      await expect
        .poll(() =>
          hero.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
        )
        .toEqual([1200, 630]);
      const box = await hero.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 630, 1);
    }
  }
});

test('An unknown slug returns 404 with the text Article not found and a link back', async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND);
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Article not found | Amide Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
  await expect(
    page.getByText("The article you're looking for doesn't exist or has been removed.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('A loading message is shown while an article is being fetched', async ({ page }) => {
  const gate = createGate();
  await page.goto('/archive', { waitUntil: 'networkidle' });
  await page.route('**/blog/**', async (route) => {
    if (isRscRequest(route.request())) await gate.opened;
    await route.continue();
  });
  await page.locator(`main a[href="${ARTICLE}"]`).click();
  const status = page.getByRole('status').filter({ hasText: 'Loading article...' });
  await expect(status).toBeVisible();
  await expect(status).toContainText('Please wait while we fetch the content');
  gate.open();
  await expect(page).toHaveURL(ARTICLE);
  await expect(status).toHaveCount(0);
});

test('On a phone text is the largest contentful paint of articles and lists, and takeaways precede the image', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element');
        if (element instanceof Element) Reflect.set(window, 'largest', element.localName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', '/blog', '/archive', ARTICLE]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const largest = () => page.evaluate(() => Reflect.get(window, 'largest'));
    await expect.poll(largest, path).toMatch(/^(?:h1|p|li)$/);
  }
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const takeaways = await top('.callout-takeaways');
  expect(takeaways).toBeLessThan(1000);
  expect(takeaways).toBeLessThan(await top('article figure:has(img[src$="hero.webp"])'));
});
