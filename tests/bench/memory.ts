/** Memory of one process over 100,000 requests, 10,000 of them for addresses that do not exist, each once. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestAll } from './load';
import { count, ports, WORK } from './options';
import { SUBJECTS } from './posts';
import { writeHeapProbe } from './probe';
import { memoryOf } from './processes';
import { atMost, type SectionReport } from './report';
import { withServer } from './server';
import { builtSite } from './workspace';

const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1].map((share) => share * count(100_000, 2000));
/** From this step on memory is to be flat: by then every page and every piece of code has been used. */
const BASE_STEP = 2;
/** Of every ten requests one is for an address that does not exist. */
const UNKNOWN_EVERY = 10;
const UNKNOWN: readonly ((id: string) => string)[] = [
  (id) => `/blog/${id}`,
  (id) => `/peptides/${id}`,
  (id) => `/peptides/category/${id}`,
  (id) => `/guides/${id}`,
  (id) => `/education/${id}`,
  (id) => `/resources/${id}`,
  (id) => `/${id}`,
  (id) => `/images/seo/${id}/hero.webp`,
  (id) => `/api/blog/posts/${id}`,
];

type Step = { requests: number; rss: number; pss: number; heap: number; files: number };

export async function measureMemory(): Promise<SectionReport> {
  const site = await builtSite();
  const output = join(WORK, 'heap.json');
  const probe = writeHeapProbe(output);
  const statuses = new Map<number, number>();
  const steps = await withServer(
    site,
    ports.site,
    async ({ origin, pid }) => {
      const known = await readAddresses(origin);
      const taken: Step[] = [];
      let done = 0;
      for (const requests of STEPS) {
        const answered = await requestAll(origin, addresses(known, done, requests), 16);
        for (const [status, number] of answered) {
          statuses.set(status, (statuses.get(status) ?? 0) + number);
        }
        done = requests;
        const heap = (await readHeap(pid, output)) / 2 ** 20;
        const { rssMiB, pssMiB } = memoryOf(pid);
        taken.push({ requests, rss: rssMiB, pss: pssMiB, heap, files: countFiles(site) });
      }
      return taken;
    },
    { NODE_OPTIONS: `--require ${probe}` },
  );
  const base = steps[BASE_STEP];
  const last = steps.at(-1);
  if (!base || !last) throw new Error('nothing was measured');
  const failures = [...statuses].filter(([status]) => status === 0 || status >= 500);
  return {
    bars: [
      atMost(
        `heap after ${last.requests} requests ÷ after ${base.requests}`,
        last.heap / base.heap,
        1.1,
      ),
      atMost(
        `resident memory after ${last.requests} ÷ after ${base.requests}`,
        last.rss / base.rss,
        1.1,
      ),
      atMost(
        `files written below .next after ${base.requests} requests`,
        last.files - base.files,
        0,
        '',
        0,
      ),
      atMost(
        'answers of 500 and above, and broken connections',
        failures.reduce((sum, [, number]) => sum + number, 0),
        0,
        '',
        0,
      ),
    ],
    tables: [
      {
        caption: 'MiB after so many requests, garbage collected first; 16 connections.',
        head: ['requests', 'resident', 'proportional (PSS)', 'heap', 'files below .next'],
        rows: steps.map(({ requests, rss, pss, heap, files }) => [
          requests,
          rss.toFixed(0),
          pss.toFixed(0),
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
    const turn = Math.floor(index / UNKNOWN_EVERY);
    const toUnknown = UNKNOWN[turn % UNKNOWN.length];
    if (index % UNKNOWN_EVERY === 0 && toUnknown) yield toUnknown(`unwritten-${index}`);
    else yield known[index % known.length] ?? '/';
  }
}

async function readAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  if (pages.length === 0) throw new Error('the sitemap names no page');
  const searches = SUBJECTS.map((text) => `/api/blog/posts/search?q=${text}`);
  return [...pages, ...searches, '/api/blog/posts', '/api/blog/posts/featured'];
}

async function readHeap(pid: number, output: string): Promise<number> {
  rmSync(output, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let attempt = 0; attempt < 300; attempt += 1) {
    await wait(100);
    if (!existsSync(output)) continue;
    try {
      return JSON.parse(readFileSync(output, 'utf8')).heapUsed;
    } catch {
      // It is still being written.
    }
  }
  throw new Error('the server did not tell its memory');
}

function countFiles(site: string): number {
  return readdirSync(join(site, '.next'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;
}
