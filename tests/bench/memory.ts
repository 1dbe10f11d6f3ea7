import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, memoryOf, ports, WORK, withServer } from './machine';
import { atMost, type SectionReport } from './report';
import { builtSite } from './workspace';

const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1].map((share) => share * count(100_000, 2000));
/** Memory must be flat from this step on: by then every page and all code has been used. */
const BASE_STEP = 2;
const CONNECTIONS = 16;
/** One request in so many is for an address that does not exist, below one of UNKNOWN. */
const UNKNOWN_EVERY = 10;
const UNKNOWN = [
  ...['', '/blog', '/peptides', '/peptides/category', '/guides', '/education', '/resources'],
  ...['/images/seo', '/api/blog/posts'],
];

type Step = { requests: number; rss: number; heap: number; files: number };

/** Measures the memory of one process over 100,000 requests, 10,000 of them for distinct unknown addresses. */
export async function measure(): Promise<SectionReport> {
  const site = await builtSite();
  const output = join(WORK, 'heap.json');
  const statuses = new Map<number, number>();
  const steps = await withServer(
    site,
    ports.site,
    async ({ origin, pid }) => {
      const known = await readAddresses(origin);
      const taken: Step[] = [];
      for (const requests of STEPS) {
        await askAll(origin, addresses(known, taken.at(-1)?.requests ?? 0, requests), statuses);
        const heap = (await readHeap(pid, output)) / 2 ** 20;
        const files = readdirSync(join(site, '.next'), { recursive: true }).length;
        taken.push({ requests, rss: memoryOf(pid).rssMiB, heap, files });
      }
      return taken;
    },
    { NODE_OPTIONS: `--require ${writeHeapProbe(output)}` },
  );
  const [base, last] = [steps[BASE_STEP], steps.at(-1)];
  if (!base || !last) throw new Error('nothing was measured');
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500);
  const failures = failed.reduce((sum, [, number]) => sum + number, 0);
  const span = `after ${last.requests} requests ÷ after ${base.requests}`;
  return {
    bars: [
      atMost(`heap ${span}`, last.heap / base.heap, 1.1),
      atMost(`resident memory ${span}`, last.rss / base.rss, 1.1),
      atMost('files written below .next meanwhile', last.files - base.files, 0, '', 0),
      atMost('answers of 500 and above, and broken connections', failures, 0, '', 0),
    ],
    tables: [
      {
        caption: `MiB after so many requests, garbage collected first; ${CONNECTIONS} connections.`,
        head: ['requests', 'resident', 'heap', 'files below .next'],
        rows: steps.map(({ requests, rss, heap, files }) => [
          requests,
          rss.toFixed(0),
          heap.toFixed(1),
          files,
        ]),
      },
    ],
    notes: [
      `One request in ${UNKNOWN_EVERY} is for an address that exists nowhere and is asked for once (${UNKNOWN.length} kinds); the others are every page of the sitemap, the lists and searches. The server keeps a copy of each page that it has served once. Answers: ${[...statuses].map(([status, number]) => `${number} x ${status}`).join(', ')}.`,
    ],
  };
}

function* addresses(known: readonly string[], from: number, to: number): Generator<string> {
  for (let index = from; index < to; index += 1) {
    const parent = UNKNOWN[Math.floor(index / UNKNOWN_EVERY) % UNKNOWN.length];
    if (index % UNKNOWN_EVERY === 0) yield `${parent}/unwritten-${index}`;
    else yield known[index % known.length] ?? '/';
  }
}

async function readAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  if (pages.length === 0) throw new Error('the sitemap names no page');
  const words = ['semaglutide', 'storage', 'bpc', 'nausea', 'tesamorelin', 'purity', 'units'];
  const searches = words.map((text) => `/api/blog/posts/search?q=${text}`);
  return [...pages, ...searches, '/api/blog/posts', '/api/blog/posts/featured'];
}

/** Requests each address once over kept-alive connections; counts responses by status, broken connections as 0. */
async function askAll(
  origin: string,
  paths: Generator<string>,
  statuses: Map<number, number>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (path: string) =>
    new Promise<number>((resolve) => {
      const headers = { 'accept-encoding': 'gzip' };
      const sent = request(origin + path, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      });
      sent.on('error', () => resolve(0)).end();
    });
  const work = async () => {
    for (let next = paths.next(); !next.done; next = paths.next()) {
      const status = await ask(next.value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

/** Writes a script for `node --require`: on SIGUSR2, it collects garbage and writes the memory usage to `output`. */
function writeHeapProbe(output: string): string {
  mkdirSync(WORK, { recursive: true });
  const file = join(WORK, 'heap-probe.cjs');
  writeFileSync(
    file,
    `require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  collect();
  const { writeFileSync, renameSync } = require('node:fs');
  writeFileSync(${JSON.stringify(`${output}.part`)}, JSON.stringify(process.memoryUsage()));
  renameSync(${JSON.stringify(`${output}.part`)}, ${JSON.stringify(output)});
});`,
  );
  return file;
}

async function readHeap(pid: number, output: string): Promise<number> {
  rmSync(output, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let attempt = 0; attempt < 300 && !existsSync(output); attempt += 1) await wait(100);
  return JSON.parse(readFileSync(output, 'utf8')).heapUsed;
}
