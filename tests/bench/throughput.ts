/** Requests a second of one process, and of two behind nginx beside what nginx does with plain files. */

import { ARTICLE } from '../e2e/pages';
import { measureCost } from './cost';
import { client, load } from './load';
import { nginxVersion, withCachingNginx, withFileNginx } from './nginx';
import { count, ports } from './options';
import { SUBJECTS } from './posts';
import { atLeast, atMost, type Bar, type SectionReport } from './report';
import { type Server, withServer } from './server';
import { builtSite } from './workspace';

const SECONDS = count(5, 1);
const CONNECTIONS = 32;

const targets: Record<string, readonly string[]> = {
  home: ['/'],
  'article list': ['/blog'],
  article: [ARTICLE],
  search: SUBJECTS.slice(0, 16).map((text) => `/api/blog/posts/search?q=${text}`),
};
const pages = ['home', 'article list', 'article'];

type Rates = Map<string, number>;

export async function measureThroughput(): Promise<SectionReport> {
  const site = await builtSite();
  const files = new Map<string, Buffer>();
  const alone = await withServer(site, ports.site, async ({ origin }) => {
    for (const name of pages) {
      const answer = await fetch(origin + (targets[name]?.[0] ?? '/'));
      files.set(name.replace(' ', '-'), Buffer.from(await answer.arrayBuffer()));
    }
    return rates(origin, targets);
  });
  const version = nginxVersion();
  const cached = version ? await measureBehindNginx(site) : undefined;
  const ceiling = version
    ? await withFileNginx(files, ({ origin }) =>
        rates(
          origin,
          Object.fromEntries(pages.map((name) => [name, [`/${name.replace(' ', '-')}`]])),
        ),
      )
    : undefined;
  const cost = await measureCost(site);
  const share = (name: string) => (cached?.get(name) ?? Number.NaN) / (ceiling?.get(name) ?? 0);
  const bars: Bar[] = [
    ...pages.map((name) =>
      atLeast(`${name}: two processes behind nginx ÷ nginx’s own files`, share(name), 0.15),
    ),
    ...cost.rows.map(({ name, ratio }) =>
      atMost(`${name}: processor time a request ÷ floor’s page of the same size`, ratio, 1.25),
    ),
  ];
  return {
    bars,
    tables: [
      {
        caption: `Requests a second, gzip, ${CONNECTIONS} connections, ${client}, ${SECONDS} s each after a warm-up.`,
        head: [
          'what',
          'one process',
          'two behind nginx, cached',
          'nginx with files',
          'cached ÷ files',
        ],
        rows: Object.keys(targets).map((name) => [
          name,
          toText(alone.get(name)),
          toText(cached?.get(name)),
          toText(ceiling?.get(name)),
          Number.isFinite(share(name)) ? share(name).toFixed(2) : '',
        ]),
      },
      cost.table,
    ],
    notes: [
      version ?? 'nginx not found: nothing was measured behind it.',
      'The load’s client runs on the same cores. Search answers are cached by nginx like pages.',
    ],
  };
}

function measureBehindNginx(site: string): Promise<Rates> {
  return withServer(site, ports.site, (first) =>
    withServer(site, ports.secondSite, (second) =>
      withCachingNginx([first.origin, second.origin], ({ origin }: Server) =>
        rates(origin, targets),
      ),
    ),
  );
}

async function rates(
  origin: string,
  asked: Readonly<Record<string, readonly string[]>>,
): Promise<Rates> {
  const found: Rates = new Map();
  for (const [name, paths] of Object.entries(asked)) {
    await load(origin, { paths, connections: CONNECTIONS, seconds: count(2, 1) });
    const { perSecond, errors } = await load(origin, {
      paths,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    if (errors > 0) throw new Error(`${errors} of the answers for ${name} were errors`);
    found.set(name, perSecond);
  }
  return found;
}

function toText(figure: number | undefined): string {
  return figure === undefined ? '' : figure.toFixed(0);
}
