import { navigationRecord } from '@/lib/records/navigation';
import { expect, test } from './fixtures';
import { htmlBudget, STYLE_BUDGET } from './limits';
import { UNCOMPRESSED } from './pages';
import { note, weighHtml } from './transfer';

type CrawledPage = {
  status: number;
  links: string[];
  /** The links in <main>, without those in the breadcrumb. */
  ownLinks: string[];
  ids: Set<string>;
  levels: number[];
  /** The path of the page's canonical URL. */
  canonical: string | undefined;
  weight: ReturnType<typeof weighHtml>;
};

/** Maximum clicks from the home page, and minimum links from a page to other sections. */
const MAX_CLICKS = 3;
const MIN_OUTSIDE_LINKS = 3;

/** Path segments that belong to another section. */
const SECTION_OF: Record<string, string> = { archive: 'blog', products: 'peptides' };

/** Scripts open the menus, so their links are missing from the HTML that the crawler reads. */
const menuLinks = navigationRecord
  .get()
  .menuGroups.flatMap(({ sections }) =>
    sections.flatMap(({ links }) => links.map(({ href }) => href)),
  );

async function readPage(address: string): Promise<CrawledPage> {
  const answer = await fetch(address, { headers: UNCOMPRESSED });
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  // Scripts repeat the page's text as data, which visitors do not see.
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
    weight: weighHtml(isPage ? text : ''),
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

/** The pages of other sections that a page's own content links to; files do not count. */
function toOtherSections(path: string, { ownLinks }: CrawledPage): Set<string> {
  const targets = ownLinks.flatMap((href) => toPath(href, path) ?? []);
  return new Set(
    targets.filter((target) => toSection(target) !== toSection(path) && !/\.\w+$/.test(target)),
  );
}

/** The path of a link on this site, without query and fragment; undefined for links to other origins. */
function toPath(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, 'http://crawl'));
  return url.origin === 'http://crawl' ? url.pathname : undefined;
}

/** Record files, such as a paper's citations, share a route, three per record: only every twentieth is requested. */
const FILE_STEP = 20;

/** Number of pages requested in parallel. */
const CONCURRENCY = 8;

test('A crawl from the home page finds no dead links, dead ends, orphans, far or heavy pages or skipped heading levels', async ({
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
  // Breadth-first: all pages at one distance are read before the next, so each distance is the shortest.
  for (let step = [...choices.keys()]; step.length > 0; ) {
    const further: string[] = [];
    const readOwn = async (turn: number) => {
      for (let at = turn; at < step.length; at += CONCURRENCY) {
        const path = step[at] ?? '';
        pages.set(path, await readPage(`${baseURL}${path}`));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, turn) => readOwn(turn)));
    for (const path of step) {
      for (const href of pages.get(path)?.links ?? []) {
        const target = toPath(href, path);
        if (target === undefined) continue;
        const id = decodeURIComponent(new URL(href, 'http://crawl').hash.slice(1));
        if (id) anchors.push({ from: path, path: target, id });
        // Links on the search page do not count: pages must be reachable without search.
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

  // Only pages have #main; files that a page links to, such as its figure's, do not.
  const read = [...pages].filter(([, { ids }]) => ids.has('main')).map(([path]) => path);
  expect(read.filter((path) => (choices.get(path) ?? 0) > MAX_CLICKS)).toEqual([]);

  const deadEnds = read.filter((path) => {
    const page = pages.get(path);
    // Print pages need no links to other sections.
    return page && !path.endsWith('/print') && toOtherSections(path, page).size < MIN_OUTSIDE_LINKS;
  });
  expect(deadEnds).toEqual([]);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  expect(listed.filter((path) => pages.get(path)?.canonical !== path)).toEqual([]);

  const weights = [...pages].map(([path, { weight }]) => ({ path, ...weight }));
  const articles = weights.filter(({ path }) => path.startsWith('/blog/'));
  note('heaviest article', Math.max(...articles.map(({ html }) => html)));
  note('heaviest style', Math.max(...weights.map(({ inlineStyle }) => inlineStyle)));
  expect(weights.filter(({ path, html }) => html > htmlBudget(path))).toEqual([]);
  expect(weights.filter(({ inlineStyle }) => inlineStyle > STYLE_BUDGET)).toEqual([]);
});
