/** How long the API takes to answer over HTTP, alone and under many connections. */
import { client, load } from './load';
import { count, ports } from './options';
import { contentOf } from './posts';
import { toQueries } from './queries';
import type { Cell, SectionReport } from './report';
import { withServer } from './server';
import { builtSite } from './workspace';

const POSTS = count(5000, 500);
const SECONDS = count(3, 1);
const CONNECTIONS = [1, 32];
const API = '/api/blog/posts';

export async function measureApi(): Promise<SectionReport> {
  const content = contentOf(POSTS, 'serve');
  const site = await builtSite();
  await indexContent(content);
  const rows = await withServer(
    site,
    ports.site,
    async ({ origin }) => {
      const posts: { slug: string; title: string }[] = await (
        await fetch(`${origin}${API}?limit=1000`)
      ).json();
      const calls = toCalls(posts);
      // Every address once, so that no first run of a piece of code is measured.
      for (const paths of Object.values(calls)) {
        await load(origin, { paths, connections: 4, seconds: 1 });
      }
      const measured: Cell[][] = [];
      for (const [name, paths] of Object.entries(calls)) {
        const cells: Cell[] = [name];
        for (const connections of CONNECTIONS) {
          const { p50, p99, perSecond, errors } = await load(origin, {
            paths,
            connections,
            seconds: SECONDS,
          });
          cells.push(p50.toFixed(1), p99.toFixed(1), perSecond.toFixed(0));
          if (errors > 0) cells[0] = `${name} (${errors} errors)`;
        }
        measured.push(cells);
      }
      return measured;
    },
    { CONTENT_DIR: content },
  );
  const head = CONNECTIONS.flatMap((number) => [
    `p50 ms, ${number} conn.`,
    `p99 ms, ${number} conn.`,
    `requests/s, ${number} conn.`,
  ]);
  return {
    bars: [],
    tables: [{ head: ['call', ...head], rows }],
    notes: [
      `${POSTS} generated posts, one process, ${client}, ${SECONDS} s for each figure after a warm-up of 1 s for each call. No bar is set for HTTP: these include the client, which shares the machine.`,
    ],
  };
}

function toCalls(posts: readonly { slug: string; title: string }[]): Record<string, string[]> {
  const queries = toQueries(posts.map(({ title }) => title));
  const search = Object.entries(queries).flatMap(([kind, list]): [string, string[]][] => [
    [`search, ${kind}`, list.map(({ text }) => `${API}/search?q=${encodeURIComponent(text)}`)],
    [
      `search everything, ${kind}`,
      list.map(({ text }) => `/api/search?q=${encodeURIComponent(text)}`),
    ],
  ]);
  return {
    'list, the newest 100': [API],
    'list, limit=1000': [`${API}?limit=1000`],
    featured: [`${API}/featured`],
    'one post': posts.slice(0, 100).map(({ slug }) => `${API}/${slug}`),
    ...Object.fromEntries(search),
  };
}

/** Writes the index beside generated content, as a build does: the server would build it at its start. */
async function indexContent(content: string): Promise<void> {
  process.env.CONTENT_DIR = content;
  const { buildSiteIndex } = await import('@/lib/search/site-index');
  const { writeSiteIndex } = await import('@/lib/search/index-file');
  writeSiteIndex(content, buildSiteIndex());
  delete process.env.CONTENT_DIR;
}
