import { contentOf, wordOf } from './corpus';
import { count, median, percentile } from './machine';
import { atMost, type Bar, type SectionReport } from './report';

const POSTS = count(5000, 500);
const CALLS = count(400, 40);
/** Half-typed words, and prefixes that many words share; they have a bar of their own. */
const SHORT = ['tes', 'sem', 'kis', 'ipa', 'ret', 'mel', 'thy', 'pur', 'pro', 'pre', 'the', 'int'];
/** Words that each occur in only one title. */
const RARE = Array.from({ length: 32 }, (_, index) => wordOf(100 + index * 10));

/** A typed text, and the prefixes of the words that a correct title has. */
type Query = { text: string; after: readonly string[] };

/** Times calls in one process, without HTTP: the search itself, and the route handlers of the other calls. */
export async function measure(): Promise<SectionReport> {
  process.env.CONTENT_DIR = contentOf(POSTS);
  // Imported only now, because CONTENT_DIR decides what these read.
  const { NextRequest } = await import('next/server');
  const { GET: getList } = await import('@/app/api/blog/posts/route');
  const { GET: getFeatured } = await import('@/app/api/blog/posts/featured/route');
  const { GET: getOne } = await import('@/app/api/blog/posts/[slug]/route');
  const { getPosts } = await import('@/lib/articles/posts');
  const { buildSiteIndex } = await import('@/lib/search/site-index');
  const { createSearch } = await import('@/lib/search/site-search');
  const posts = getPosts();
  const built = performance.now();
  const index = buildSiteIndex();
  const { findAll, findPosts } = createSearch(index);
  const indexSeconds = (performance.now() - built) / 1000;
  // Everything is loaded; the sections after this one build the project's own content.
  delete process.env.CONTENT_DIR;

  const bars: Bar[] = [];
  const rows: (string | number)[][] = [];
  const add = (name: string, times: readonly number[], found: string, most?: [number, number]) => {
    rows.push([name, median(times).toFixed(2), percentile(times, 0.99).toFixed(1), found]);
    if (!most) return;
    bars.push(atMost(`${name}: median`, median(times), most[0], ' ms', 1));
    bars.push(atMost(`${name}: p99`, percentile(times, 0.99), most[1], ' ms', 1));
  };
  for (const [kind, list] of Object.entries(toQueries(posts.map(({ title }) => title)))) {
    const most: [number, number] = list.some(({ text }) => text.length === 3) ? [5, 30] : [3, 30];
    const wrong = list.filter(({ text, after }) => {
      const first = findPosts({ text, tags: [] }).slice(0, 10);
      return !first.some(({ title }) => hasWords(title, after));
    });
    bars.push(atMost(`search, ${kind}: no right post in the first ten`, wrong.length, 0, '', 0));
    const times = await time(list, ({ text }) => findPosts({ text, tags: [] }));
    add(`search, ${kind}`, times, `${list.length - wrong.length} of ${list.length}`, most);
    add(`everything, ${kind}`, await time(list, ({ text }) => findAll(text, 5)), '', most);
  }
  const request = (path: string) => new NextRequest(`http://localhost/api/blog/posts${path}`);
  const slugs = Array.from({ length: 50 }, (_, index) => posts[index * 7]?.slug ?? '');
  const calls = {
    'list, the newest 100': () => getList(request('')),
    featured: () => getFeatured(request('/featured')),
    'one post': (slug: string) =>
      getOne(request(`/${slug}`), { params: Promise.resolve({ slug }) }),
    // The bar applies to what pages request; the longest list is shown without one.
    'list, limit=1000': () => getList(request('?limit=1000')),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times = await time(slugs, call);
    const size = (await (await call(slugs[0] ?? '')).arrayBuffer()).byteLength;
    add(name, times, `${(size / 1024).toFixed(0)} KiB`);
    if (!name.includes('1000')) bars.push(atMost(`${name}: median`, median(times), 1, ' ms'));
  }
  return {
    bars,
    tables: [{ head: ['call', 'p50 ms', 'p99 ms', 'right in the first ten, or size'], rows }],
    notes: [
      `${posts.length} posts: the site’s own articles again and again, each copy with words of its own. Each kind ran once over all its queries to warm up, then ${CALLS} times. Building the index of everything took ${indexSeconds.toFixed(1)} s. List, featured and one are the whole route handlers, from request to answer.`,
    ],
  };
}

async function time<T>(list: readonly T[], call: (item: T) => unknown): Promise<number[]> {
  for (const item of list) await call(item);
  const times: number[] = [];
  while (times.length < CALLS) {
    const item = list[times.length % list.length] as T;
    const before = performance.now();
    await call(item);
    times.push(performance.now() - before);
  }
  return times;
}

function toQueries(titles: readonly string[]): Record<string, readonly Query[]> {
  const begins = (text: string) => ({ text, after: [text] });
  return {
    exact: RARE.map(begins),
    'prefix, 5 letters': RARE.map((word) => begins(word.slice(0, 5))),
    'prefix, 3 letters': SHORT.map(begins),
    typo: RARE.map((word, index) => ({ text: misspell(word, index), after: [word] })),
    'two words': RARE.map((word) => {
      const [first = ''] = titles.find((title) => hasWords(title, [word]))?.match(/\w{4,}/) ?? [];
      return { text: `${first} ${word}`, after: [word] };
    }),
  };
}

function hasWords(title: string, beginnings: readonly string[]): boolean {
  const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
  return beginnings.every((term) => words.some((word) => word.startsWith(term)));
}

/** Three kinds of typing error in turn: a wrong letter, a missing one, one too many. */
function misspell(word: string, index: number): string {
  const at = Math.floor(word.length / 2) + 1;
  const [before, rest] = [word.slice(0, at), word.slice(at + 1)];
  return [`${before}x${rest}`, before + rest, `${before}q${word.slice(at)}`][index % 3] ?? word;
}
