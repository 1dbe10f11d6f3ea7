import type { APIRequestContext } from 'playwright/test';
import { menuGroups } from '@/content/navigation';
import { expect, test } from './fixtures';

type CrawledPage = { status: number; links: string[]; ids: Set<string>; levels: number[] };

/** The menus open by script, so what they link to is not in the HTML that a crawler reads. */
const menuLinks = menuGroups.flatMap(({ sections }) =>
  sections.flatMap(({ links }) => links.map(({ href }) => href)),
);

async function readPage(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path);
  const isPage = answer.headers()['content-type']?.includes('text/html') ?? false;
  // The page's data repeats its text in scripts, which are no part of what a visitor sees.
  const html = isPage ? (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '') : '';
  return {
    status: answer.status(),
    links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    levels: [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
  };
}

/** The page that an address of this site asks for, without its query and anchor; other addresses give none. */
function toPath(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, 'http://crawl'));
  return url.origin === 'http://crawl' ? url.pathname : undefined;
}

test('A crawl from the home page finds no dead link, no orphan and no jump between headings', async ({
  request,
}) => {
  test.slow();
  const pages = new Map<string, CrawledPage>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const queue = ['/', ...new Set(menuLinks.flatMap((href) => toPath(href, '/') ?? []))];
  const seen = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await readPage(request, path);
    pages.set(path, page);
    for (const href of page.links) {
      const target = toPath(href, path);
      if (target === undefined) continue;
      const id = decodeURIComponent(new URL(href, 'http://crawl').hash.slice(1));
      if (id) anchors.push({ from: path, path: target, id });
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }

  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(dead).toEqual([]);

  const lost = anchors.filter(({ path, id }) => !pages.get(path)?.ids.has(id));
  expect(lost).toEqual([]);

  const jumps = [...pages].filter(([, { levels }]) =>
    levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1),
  );
  expect(jumps.map(([path]) => path)).toEqual([]);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
});
