import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ARTICLE } from '../e2e/pages';
import {
  count,
  cpuMillis,
  measureRun,
  median,
  ports,
  type Server,
  WORK,
  whileRunning,
  withServer,
} from './machine';
import { atLeast, atMost, type SectionReport } from './report';
import { builtSite, createFloor, NEXT_BUILD } from './workspace';

const SECONDS = count(5, 1);
const TURNS = count(3, 1);
const CONNECTIONS = 32;
const PAGES = { home: '/', list: '/blog', article: ARTICLE };

/** Measures requests per second of one process, and of two behind nginx beside nginx with plain files. */
export async function measure(): Promise<SectionReport> {
  const site = await builtSite();
  const bodies: Buffer[] = [];
  const alone = await withServer(site, ports.site, async (server) => {
    for (const path of Object.values(PAGES)) {
      bodies.push(Buffer.from(await (await fetch(server.origin + path)).arrayBuffer()));
    }
    return rates(server, Object.values(PAGES));
  });
  const cached = await withServer(site, ports.site, (first) =>
    withServer(site, ports.secondSite, (second) =>
      withNginx('cache', toCache([first, second]), (server) => rates(server, Object.values(PAGES))),
    ),
  );
  const names = Object.keys(PAGES);
  const paths = names.map((name) => `/${name}`);
  const files = await withNginx('files', toFiles(names, bodies), (server) => rates(server, paths));
  const costs = await measureCosts(site, bodies);
  const share = (index: number) => (cached[index] ?? Number.NaN) / (files[index] ?? 0);
  const ratio = (index: number) => (costs[index]?.ours ?? Number.NaN) / (costs[index]?.floor ?? 0);
  return {
    bars: [
      ...names.map((name, index) =>
        atLeast(`${name}: two processes behind nginx ÷ nginx’s own files`, share(index), 0.15),
      ),
      ...names.map((name, index) =>
        atMost(`${name}: processor time a request ÷ floor’s page of its size`, ratio(index), 1.25),
      ),
    ],
    tables: [
      {
        caption: `Requests a second, gzip, ${CONNECTIONS} connections of wrk, ${SECONDS} s each after a warm-up; milliseconds of processor time that one process takes for a request.`,
        head: ['page', 'one process', 'two behind nginx', 'nginx’s files', 'ms', 'floor’s ms'],
        rows: names.map((name, index) => [
          name,
          ...[alone, cached, files].map((each) => (each[index] ?? Number.NaN).toFixed(0)),
          ...[costs[index]?.ours.toFixed(2) ?? '', costs[index]?.floor.toFixed(2) ?? ''],
        ]),
      },
    ],
    notes: ['wrk runs on the same cores.'],
  };
}

async function rates({ origin }: Server, paths: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) {
    await load(origin + path, count(2, 1));
    found.push((await load(origin + path, SECONDS)) / SECONDS);
  }
  return found;
}

/** Requests an address as fast as possible for some seconds; returns the number of responses. */
async function load(url: string, seconds: number): Promise<number> {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout=10s'];
  const args = [...options, '-HAccept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx or 3xx responses|timeout [1-9]/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** CPU time per request of our pages and of floor pages of the same size, in turn to even out fluctuations. */
async function measureCosts(site: string, bodies: readonly Buffer[]) {
  const folder = createFloor('floor-cost', { texts: writeTexts(bodies) });
  await measureRun(NEXT_BUILD, { cwd: folder });
  const costOf = async ({ origin, pid }: Server, path: string) => {
    const before = cpuMillis(pid);
    const requests = await load(origin + path, count(3, 1));
    return (cpuMillis(pid) - before) / requests;
  };
  return withServer(site, ports.site, (ours) =>
    withServer(folder, ports.floor, async (floor) => {
      const costs: { ours: number; floor: number }[] = [];
      for (const [index, path] of Object.values(PAGES).entries()) {
        const turns: [number, number][] = [];
        for (let turn = 0; turn < TURNS; turn += 1)
          turns.push([await costOf(ours, path), await costOf(floor, `/page-${index}`)]);
        const middle = (of: 0 | 1) => median(turns.map((turn) => turn[of]));
        costs.push({ ours: middle(0), floor: middle(1) });
      }
      return costs;
    }),
  );
}

/** Writes article texts, cut so that each floor page is about as large as ours. */
function writeTexts(bodies: readonly Buffer[]): string {
  const texts = join(WORK, 'cost-texts');
  mkdirSync(texts, { recursive: true });
  const all = readdirSync('content/posts')
    .sort()
    .map((name) => readFileSync(join('content/posts', name), 'utf8'))
    .join('\n');
  // The text is in the HTML and again in the data for React; the rest takes about 5,000 bytes.
  for (const [index, { length }] of bodies.entries())
    writeFileSync(join(texts, `page-${index}.md`), all.slice(0, (length - 5000) / 2.2));
  return texts;
}

/** The http section of deploy/nginx, with the addresses and folders of this run. */
function toCache(upstreams: readonly Server[]): string {
  const read = (name: string) => readFileSync(join('deploy/nginx', name), 'utf8');
  const [, http = ''] = /^http \{$([\s\S]*)^\}$/m.exec(read('nginx.conf')) ?? [];
  const exchanges = {
    'listen 8080;': `listen 127.0.0.1:${ports.nginx};`,
    '/var/cache/nginx/amide': makeFolder('cache-files'),
    'root /srv/amide;': `root ${makeFolder('kept')};`,
    'server 127.0.0.1:3001 max_fails=0;': upstreams
      .map(({ origin }) => `server ${new URL(origin).host} max_fails=0;`)
      .join('\n'),
    'server 127.0.0.1:3002 max_fails=0;': '',
  };
  return Object.entries(exchanges).reduce(
    (result, [from, to]) => {
      if (!result.includes(from)) throw new Error(`deploy/nginx has no "${from}"`);
      return result.replaceAll(from, to);
    },
    http.replace(/include (\S+\.conf);/g, (_, name) => read(name)),
  );
}

/** A server section for the bodies as files, gzipped in advance: the fastest that nginx can be. */
function toFiles(names: readonly string[], bodies: readonly Buffer[]): string {
  const root = makeFolder('root');
  for (const [index, name] of ['index.html', ...names].entries()) {
    const bytes = bodies[Math.max(0, index - 1)] ?? Buffer.alloc(0);
    writeFileSync(join(root, name), bytes);
    writeFileSync(join(root, `${name}.gz`), gzipSync(bytes));
  }
  return `server {
    listen 127.0.0.1:${ports.nginx};
    root ${root};
    default_type text/html;
    gzip_static on;
    open_file_cache max=100;
  }`;
}

function withNginx<T>(name: string, servers: string, use: (server: Server) => Promise<T>) {
  const folder = makeFolder(name);
  const config = join(folder, 'nginx.conf');
  const errors = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `${user}
worker_processes auto;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${errors};
events { worker_connections 4096; }
http {
access_log off;
keepalive_requests 1000000;
${temporary}
${servers}
}
`,
  );
  const start = () =>
    spawn('nginx', ['-p', folder, '-c', config, '-e', errors], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return whileRunning(start, `http://127.0.0.1:${ports.nginx}`, use);
}

function makeFolder(name: string): string {
  const folder = join(WORK, 'nginx', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
