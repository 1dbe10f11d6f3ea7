import { assertWellFormedXml, xmlTexts } from '../fixtures/xml';
import { expect, readSiteOrigin, test } from './fixtures';

test('The RSS feed is well formed and lists the newest posts with their URLs', async ({
  page,
  posts,
}) => {
  const origin = await readSiteOrigin(page);
  const answer = await page.request.get('/rss.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await answer.text();
  assertWellFormedXml(feed);
  const newest = posts.slice(0, 50);
  expect(xmlTexts(feed, 'item/title')).toEqual(newest.map(({ title }) => title));
  expect(xmlTexts(feed, 'item/link')).toEqual(newest.map(({ slug }) => `${origin}/blog/${slug}`));
  for (const text of xmlTexts(feed, 'content:encoded')) {
    expect(text).toContain('References');
    expect(text).not.toMatch(/\s(?:href|src)="(?!https?:|mailto:)|<(?:script|style|iframe|form)\b/);
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

test('Pages declare both feeds, and the footer links to feed and sitemap', async ({ page }) => {
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
