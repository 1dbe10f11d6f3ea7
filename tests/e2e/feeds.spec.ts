import { expect, readSiteOrigin, test } from './fixtures';

test('The RSS feed is well formed, has full text and absolute links, and lists every post', async ({
  page,
  posts,
}) => {
  await page.goto('/');
  const origin = await readSiteOrigin(page);
  const answer = await page.request.get('/rss.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');

  const feed = await page.evaluate(
    (xml) => {
      const rss = new DOMParser().parseFromString(xml, 'application/xml');
      const html = new DOMParser();
      return {
        error: rss.querySelector('parsererror')?.textContent,
        self: rss.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
        items: [...rss.querySelectorAll('item')].map((item) => {
          const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
          const body = html.parseFromString(text('content:encoded'), 'text/html');
          return {
            title: text('title'),
            link: text('link'),
            description: text('description'),
            day: new Date(text('pubDate')).toISOString(),
            categories: [...item.querySelectorAll('category')].map((node) => node.textContent),
            length: body.body.textContent?.length ?? 0,
            hasReferences: body.body.textContent?.includes('References') ?? false,
            addresses: [...body.querySelectorAll('[href], [src]')].map(
              (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
            ),
            active: body.querySelectorAll('script, style, iframe, object, form').length,
          };
        }),
      };
    },
    await answer.text(),
  );

  expect(feed.error).toBeUndefined();
  expect(feed.self).toBe(`${origin}/rss.xml`);
  expect(feed.items.map(({ title }) => title)).toEqual(
    posts.slice(0, feed.items.length).map(({ title }) => title),
  );
  expect(feed.items.length).toBe(Math.min(50, posts.length));
  for (const [index, item] of feed.items.entries()) {
    const post = posts[index];
    expect(item).toMatchObject({
      link: `${origin}/blog/${post?.slug}`,
      description: post?.description,
      day: post?.publishedAt,
      categories: post?.tags,
      hasReferences: true,
      active: 0,
    });
    expect(item.length).toBeGreaterThan(3000);
    const relative = item.addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address));
    expect(relative).toEqual([]);
  }
});

test('robots.txt allows the pages, keeps crawlers off the API and names the sitemap', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^User-Agent: \*$/im);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('Every page names the feed, and the footer links to feed and sitemap', async ({ page }) => {
  for (const path of ['/', '/blog', '/archive']) {
    await page.goto(path);
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(feed, path).toHaveAttribute('href', /\/rss\.xml$/);
    const json = page.locator('link[rel="alternate"][type="application/feed+json"]');
    await expect(json, path).toHaveAttribute('href', /\/feed\.json$/);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'RSS' }).last()).toHaveAttribute(
    'href',
    '/rss.xml',
  );
  await expect(footer.getByRole('link', { name: 'Sitemap' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  );
});
