import { navigationRecord } from '@/lib/records/navigation';
import { expect, test } from './fixtures';

type CrawledPage = {
  status: number;
  links: string[];
  /** The links of its text area alone: without header, footer and breadcrumb. */
  ownLinks: string[];
  ids: Set<string>;
  levels: number[];
  /** The address that the page gives as its own, without origin. */
  canonical: string | undefined;
};

/** Choices from the home page to any other, and links that lead from a page to other sections. */
const MOST_CHOICES = 3;
const LEAST_ELSEWHERE = 3;

/** Two addresses of one section each. */
const SECTION_OF: Record<string, string> = { archive: 'blog', products: 'peptides' };

/** The menus open by script, so what they link to is not in the HTML that a crawler reads. */
const menuLinks = navigationRecord
  .get()
  .menuGroups.flatMap(({ sections }) =>
    sections.flatMap(({ links }) => links.map(({ href }) => href)),
  );

async function readPage(address: string): Promise<CrawledPage> {
  // Compressing would take longer than the rest.
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  // The page's data repeats its text in scripts, which are no part of what a visitor sees.
  const html = isPage ? text.replace(/<script[\s\S]*?<\/script>/g, '') : '';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    status: answer.status,
    links: toLinks(html),
    ownLinks: toLinks(main.replace(/<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/, '')),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    levels: [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    canonical: canonical && new URL(canonical).pathname,
  };
}

function toLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

function toSection(path: string): string {
  const [, first = ''] = path.split('/');
  return SECTION_OF[first] ?? first;
}

/** The pages of other sections that a page's own text leads to; a file leads nowhere. */
function toElsewhere(path: string, { ownLinks }: CrawledPage): Set<string> {
  const targets = ownLinks.flatMap((href) => toPath(href, path) ?? []);
  return new Set(
    targets.filter((target) => toSection(target) !== toSection(path) && !/\.\w+$/.test(target)),
  );
}

/** The page that an address of this site asks for, without its query and anchor; other addresses give none. */
function toPath(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, 'http://crawl'));
  return url.origin === 'http://crawl' ? url.pathname : undefined;
}

/** Files of records, such as a paper's citation, come three for each from one route: one of so many is asked for. */
const FILE_STEP = 5;

/** So many pages are asked for at a time. */
const AT_ONCE = 8;

test('A crawl from the home page finds no dead link, no dead end, no orphan, nothing far and no jump between headings', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const pages = new Map<string, CrawledPage>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const choices = new Map([['/', 0]]);
  const files = new Set<string>();
  const inMenus = new Set(menuLinks.flatMap((href) => toPath(href, '/') ?? []));
  for (const path of inMenus) choices.set(path, choices.get(path) ?? 1);
  // A step is what so many choices lead to, and is read whole before the next: the way to a page is the shortest.
  for (let step = [...choices.keys()]; step.length > 0; ) {
    const further: string[] = [];
    const readOwn = async (turn: number) => {
      for (let at = turn; at < step.length; at += AT_ONCE) {
        const path = step[at] ?? '';
        pages.set(path, await readPage(`${baseURL}${path}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => readOwn(turn)));
    for (const path of step) {
      for (const href of pages.get(path)?.links ?? []) {
        const target = toPath(href, path);
        if (target === undefined) continue;
        const id = decodeURIComponent(new URL(href, 'http://crawl').hash.slice(1));
        if (id) anchors.push({ from: path, path: target, id });
        // What only the search page leads to would be reached by search alone.
        if (choices.has(target) || files.has(target) || path === '/search') continue;
        if (/\.\w+$/.test(target) && files.add(target).size % FILE_STEP !== 0) continue;
        choices.set(target, (choices.get(path) ?? 0) + 1);
        further.push(target);
      }
    }
    step = further;
  }

  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(dead).toEqual([]);

  const lost = anchors.filter(({ path, id }) => !pages.get(path)?.ids.has(id));
  expect(lost).toEqual([]);

  const jumps = [...pages].filter(([, { levels }]) =>
    levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1),
  );
  expect(jumps.map(([path]) => path)).toEqual([]);

  // Files that a page offers, such as its figure's, are no pages.
  const read = [...pages].filter(([, { ids }]) => ids.has('main')).map(([path]) => path);
  expect(read.filter((path) => (choices.get(path) ?? 0) > MOST_CHOICES)).toEqual([]);

  const deadEnds = read.filter((path) => {
    const page = pages.get(path);
    // A sheet of paper leads nowhere.
    return page && !path.endsWith('/print') && toElsewhere(path, page).size < LEAST_ELSEWHERE;
  });
  expect(deadEnds).toEqual([]);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  expect(listed.filter((path) => pages.get(path)?.canonical !== path)).toEqual([]);
});
