import { expect } from 'playwright/test';
import { ARTICLE, ARTICLE_SLUG, pages } from './pages';
import { startServer, test } from './servers';

const FILES = [
  '/api/blog/posts',
  '/api/blog/posts/search?q=peptied&tags=Research',
  '/api/blog/posts/featured',
  `/api/blog/posts/${ARTICLE_SLUG}`,
  '/api/blog/posts/no-such-post',
  '/api/blog/posts?limit=x',
  `/images/seo/${ARTICLE_SLUG}/hero.webp`,
  `/images/seo/${ARTICLE_SLUG}/hero-dark.svg`,
  '/peptides/bpc-157/sequence.svg',
  '/resources/papers.json',
  '/data/reconstitution-cases.json',
  '/menu.json',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/images/app/192.png',
  '/tools/peptide-calculator/app.webmanifest',
  '/sw.js',
  '/blog/',
];

// Each starts a server, which takes its time on a busy machine.
test.setTimeout(180_000);

/** What differs from one answer to the next of one server too. */
const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'last-modified']);

async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OF_THE_MOMENT.has(name)),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
}

test('Two servers of one build give the same answers, byte for byte, with the same ETags', async ({
  site,
}) => {
  const other = await startServer();
  try {
    for (const path of [...pages.map((page) => page.path), ...FILES]) {
      const answer = await ask(site, path);
      expect(await ask(other.origin, path), path).toEqual(answer);
    }
    for (const path of ['/', ARTICLE, '/archive']) {
      const data = { rsc: '1' };
      expect(await ask(other.origin, path, data), path).toEqual(await ask(site, path, data));
    }
  } finally {
    await other.stop();
  }
});

test('SIGTERM lets the answers under way end, then the server ends', async () => {
  const server = await startServer();
  const underWay = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${server.origin}/rss.xml`, { headers: { connection: 'close' } });
    return (await answer.text()).endsWith('</rss>') || answer.status;
  });
  await Promise.race(underWay);
  // 128 + 15: ended as asked.
  expect(await server.stop('SIGTERM')).toBe(143);
  const ends = await Promise.allSettled(underWay);
  const cut = ends.filter((end) => end.status === 'fulfilled' && end.value !== true);
  expect(cut).toEqual([]);
  expect(server.readLog()).not.toMatch(/error/i);
});
