import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { ARTICLE, ARTICLE_SLUG, templates } from './pages';
import { startServer, test } from './servers';

const FILES = [
  '/api/blog/posts',
  '/api/blog/posts/search?q=peptied&tags=Research',
  '/api/blog/posts/featured',
  `/api/blog/posts/${ARTICLE_SLUG}`,
  '/api/blog/posts/no-such-post',
  '/api/blog/posts?limit=x',
  `/images/seo/${ARTICLE_SLUG}/hero.webp`,
  '/images/share/home.png',
  '/peptides/bpc-157/sequence.svg',
  '/resources/papers.json',
  '/data/reconstitution-cases.json',
  '/menu.json',
  '/courses.json',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/images/app/192.png',
  '/tools/peptide-calculator/app.webmanifest',
  '/sw.js',
  '/blog/',
];

// Tests start their own server, which is slow on a busy machine.
test.setTimeout(180_000);

/** Headers that may differ between two responses of the same server. */
const VOLATILE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'last-modified']);

async function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  redirect: 'manual' | 'follow' = 'manual',
) {
  const answer = await fetch(origin + path, { headers, redirect });
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !VOLATILE_HEADERS.has(name)),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
}

test('Two servers of one build send byte-identical responses with the same ETags', async ({
  site,
}) => {
  const other = await startServer();
  try {
    // Prerendered pages are files of the build, sent by the same code: a quarter of the kinds suffices.
    const chosen = templates.filter((_, index) => index % 4 === 0);
    for (const path of [...chosen.map((page) => page.path), ...FILES]) {
      const [one, two] = await Promise.all([ask(site, path), ask(other.origin, path)]);
      expect(two, path).toEqual(one);
    }
    for (const path of ['/', ARTICLE, '/archive']) {
      const data = { rsc: '1' };
      expect(await ask(other.origin, path, data), path).toEqual(await ask(site, path, data));
    }
  } finally {
    await other.stop();
  }
});

test('The RSC payload of a page is the same whichever page requests it, as the cache assumes', async ({
  site,
}) => {
  const asking: Record<string, string>[] = [
    ['', { children: ['__PAGE__', {}] }, null, null, true],
    ['', { children: ['blog', { children: ['__PAGE__', {}] }] }, null, null, true],
  ].map((tree) => ({ 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)) }));
  asking.push({ 'next-url': '/blog' }, { 'next-router-prefetch': '1' });
  for (const path of ['/', ARTICLE, '/archive', '/search', '/peptides/bpc-157']) {
    const { body } = await ask(site, path, { rsc: '1' }, 'follow');
    for (const headers of asking) {
      const other = await ask(site, path, { rsc: '1', ...headers }, 'follow');
      expect(other.status).toBe(200);
      expect(other.body === body, `${path}, ${JSON.stringify(headers)}`).toBe(true);
    }
  }
});

test('A page of an old build that receives data of a new build does a full page load', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/[?&]_rsc/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"the-next-build"');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => Object.assign(window, { isOldBuild: true }));
  await page.locator('main a[href="/blog"]').first().click();
  await page.waitForURL('**/blog');
  await expect
    .poll(() => page.evaluate(() => 'isOldBuild' in window).catch(() => true))
    .toBe(false);
  await expect(page.locator('h1')).toBeVisible();
});

test('On SIGTERM open requests are answered, new ones refused, and the status is 0', async () => {
  const server = await startServer();
  const slow = connect(server.port, '127.0.0.1');
  slow.write('GET /rss.xml HTTP/1.1\r\nHost: a\r\n');
  const underWay = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${server.origin}/rss.xml`);
    return (await answer.text()).endsWith('</rss>') || answer.status;
  });
  await Promise.race(underWay);
  const status = server.stop('SIGTERM');
  const ends = await Promise.allSettled(underWay);
  expect(ends.filter((end) => end.status === 'fulfilled' && end.value !== true)).toEqual([]);
  await expect.poll(() => fetch(server.origin).catch(() => 'refused')).toBe('refused');
  slow.write('\r\n');
  expect(await text(slow)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*<\/rss>/i);
  expect(await status).toBe(0);
  expect(server.readLog()).not.toMatch(/error/i);
});
