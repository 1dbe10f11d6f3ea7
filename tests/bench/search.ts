/** Times in one process, without HTTP: the search itself, and the whole handlers of the other calls. */
import { median, percentile } from './measure';
import { count } from './options';
import { contentOf } from './posts';
import { toQueries } from './queries';
import { atMost, type Bar, type Cell, type SectionReport } from './report';

const POSTS = count(5000, 500);
const CALLS = count(400, 40);

/** The kind of query with a bar of its own: so many words begin with three letters. */
const SHORT_PREFIX = 'prefix, 3 letters';

export async function measureSearch(): Promise<SectionReport> {
  process.env.CONTENT_DIR = contentOf(POSTS, 'serve');
  // Only now: what these read is decided by CONTENT_DIR.
  const { NextRequest } = await import('next/server');
  const { GET: getList } = await import('@/app/api/blog/posts/route');
  const { GET: getFeatured } = await import('@/app/api/blog/posts/featured/route');
  const { GET: getOne } = await import('@/app/api/blog/posts/[slug]/route');
  const { getPosts } = await import('@/lib/articles/posts');
  const { buildSiteIndex } = await import('@/lib/search/site-index');
  const { createPostSearch } = await import('@/lib/search/search-index');
  const { createSiteSearch } = await import('@/lib/search/site-search');
  const { readSiteIndex, writeSiteIndex } = await import('@/lib/search/index-file');
  const posts = getPosts();
  const built = performance.now();
  writeSiteIndex(process.env.CONTENT_DIR, buildSiteIndex());
  const indexSeconds = (performance.now() - built) / 1000;
  const read = performance.now();
  const index = readSiteIndex();
  if (!index) throw new Error('the index that was written cannot be read');
  const searchAll = createSiteSearch(index);
  const readSeconds = (performance.now() - read) / 1000;
  const search = createPostSearch(posts);
  // All is read; the sections after this one build the project's own content.
  delete process.env.CONTENT_DIR;

  const bars: Bar[] = [];
  const rows: Cell[][] = [];
  const add = (name: string, times: readonly number[], more: readonly Cell[]) => {
    rows.push([name, median(times).toFixed(2), percentile(times, 0.99).toFixed(1), ...more]);
  };
  for (const [kind, list] of Object.entries(toQueries(posts.map(({ title }) => title)))) {
    const times = await time(list, ({ text }) => search({ text, tags: [] }));
    const results = list.map((query) => ({ query, found: search({ text: query.text, tags: [] }) }));
    const wrong = results.filter(
      ({ query, found }) => !found.slice(0, 10).some(({ title }) => query.isRight(title)),
    );
    const found = median(results.map((result) => result.found.length));
    add(`search, ${kind}`, times, [found, `${list.length - wrong.length} of ${list.length}`]);
    const [middle, most] = kind === SHORT_PREFIX ? [5, 30] : [2, 20];
    const everything = await time(list, ({ text }) => searchAll(text, 5));
    add(`search everything, ${kind}`, everything, ['', '']);
    bars.push(
      atMost(`search everything, ${kind}: median`, median(everything), middle, ' ms', 1),
      atMost(`search everything, ${kind}: p99`, percentile(everything, 0.99), most, ' ms', 1),
      atMost(`search, ${kind}: median`, median(times), middle, ' ms', 1),
      atMost(`search, ${kind}: p99`, percentile(times, 0.99), most, ' ms', 1),
      {
        what: `search, ${kind}: a right post in the first ten`,
        bar: 'every time',
        measured:
          wrong.length === 0
            ? 'every time'
            : `not for ${wrong.map(({ query }) => query.text).join(', ')}`,
        isMet: wrong.length === 0,
      },
    );
  }
  const request = (path: string) => new NextRequest(`http://localhost/api/blog/posts${path}`);
  const slugs = Array.from({ length: 50 }, (_, index) => posts[index * 7]?.slug ?? '');
  const calls = {
    'list, the newest 100': () => getList(request('')),
    featured: () => getFeatured(request('/featured')),
    'one post': (index: number) => {
      const slug = slugs[index % slugs.length] ?? '';
      return getOne(request(`/${slug}`), { params: Promise.resolve({ slug }) });
    },
    'list, limit=1000': () => getList(request('?limit=1000')),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times = await time(slugs, (_, index) => call(index));
    const size = (await (await call(0)).arrayBuffer()).byteLength;
    add(name, times, [`${(size / 1024).toFixed(0)} KiB`, '']);
    // The bar is for what pages ask for; the longest list is shown beside it.
    if (name !== 'list, limit=1000') bars.push(atMost(`${name}: median`, median(times), 1, ' ms'));
  }
  return {
    bars,
    tables: [
      { head: ['call', 'p50 ms', 'p99 ms', 'found', 'a right post in the first ten'], rows },
    ],
    notes: [
      `${posts.length} generated posts; their words have the frequencies of the project’s own articles. Each kind ran once over all its queries to warm up, then ${CALLS} times. Building and writing the index of everything took ${indexSeconds.toFixed(1)} s, which a build does once; reading it, as each server does at its start, ${readSeconds.toFixed(2)} s. List, featured and one are the whole route handlers, from request to answer.`,
    ],
  };
}

async function time<T>(
  list: readonly T[],
  call: (item: T, index: number) => unknown,
): Promise<number[]> {
  for (const [index, item] of list.entries()) await call(item, index);
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const item = list[index % list.length];
    if (item === undefined) break;
    const before = performance.now();
    await call(item, index);
    times.push(performance.now() - before);
  }
  return times;
}
