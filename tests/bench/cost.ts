/** Processor time that one process spends on a request for a static page, beside the floor's. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ARTICLE } from '../e2e/pages';
import { load } from './load';
import { measureRun, median } from './measure';
import { count, ports, WORK } from './options';
import { cpuMillis } from './processes';
import type { Table } from './report';
import { type Server, withServer } from './server';
import { createFloor, NEXT_BUILD } from './workspace';

const ROUNDS = count(3, 1);
const SECONDS = count(3, 1);
const PAGES = { home: '/', 'article list': '/blog', article: ARTICLE } as const;

type Cost = { name: string; ours: number; floor: number; ratio: number };

/** Ours and the floor's page of the same size in turn, so that both meet the same moods of the machine. */
export async function measureCost(site: string): Promise<{ rows: Cost[]; table: Table }> {
  return withServer(site, ports.site, async (ours) => {
    const sizes = await Promise.all(Object.values(PAGES).map((path) => sizeOf(ours.origin + path)));
    const folder = await buildTextFloor(sizes);
    return withServer(folder, ports.floor, async (floor) => {
      const rows: Cost[] = [];
      const cells = [];
      for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
        const floorPath = `/page-${index}`;
        const [own, theirs] = await compare(ours, path, floor, floorPath);
        rows.push({ name, ours: own, floor: theirs, ratio: own / theirs });
        const [a, b] = [await sizeOf(ours.origin + path), await sizeOf(floor.origin + floorPath)];
        cells.push([
          name,
          kb(a),
          kb(b),
          own.toFixed(2),
          theirs.toFixed(2),
          (own / theirs).toFixed(2),
        ]);
      }
      return {
        rows,
        table: {
          caption: `Milliseconds of processor time that one process takes for a request, medians of ${ROUNDS} turns of ${SECONDS} s each, 8 connections; the floor’s page is plain paragraphs of about as many bytes that compress about as well.`,
          head: ['page', 'HTML kB (gzip)', 'floor’s HTML kB (gzip)', 'ms', 'floor’s ms', 'ratio'],
          rows: cells,
        },
      };
    });
  });
}

async function compare(
  ours: Server,
  path: string,
  floor: Server,
  floorPath: string,
): Promise<[number, number]> {
  const own: number[] = [];
  const theirs: number[] = [];
  await costOf(ours, path);
  await costOf(floor, floorPath);
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await costOf(ours, path));
    theirs.push(await costOf(floor, floorPath));
  }
  return [median(own), median(theirs)];
}

async function costOf({ origin, pid }: Server, path: string): Promise<number> {
  const before = cpuMillis(pid);
  const { requests } = await load(origin, { paths: [path], connections: 8, seconds: SECONDS });
  return (cpuMillis(pid) - before) / requests;
}

type Size = { html: number; gzip: number };

/** How many times smaller gzip makes a page of the floor whose lines are all different. */
const PLAIN_RATIO = 2.95;

/** A floor whose page-0, page-1 … are about as large as `sizes`, and compress about as well. */
async function buildTextFloor(sizes: readonly Size[]): Promise<string> {
  const texts = join(WORK, 'cost-texts');
  mkdirSync(texts, { recursive: true });
  const lines = readdirSync('content/posts')
    .sort()
    .flatMap((name) => readFileSync(join('content/posts', name), 'utf8').split('\n'))
    .filter((line) => line.length > 100);
  sizes.forEach(({ html, gzip }, index) => {
    const page: string[] = [];
    // Repeated lines compress to nothing: so many are new that the rest comes to our page's gzip size.
    const share = Math.min(1, (gzip / html) * PLAIN_RATIO);
    let at = index * 40;
    // A line stands in the HTML and once more in the data for React; the frame takes the rest.
    for (let bytes = 5000, fresh = 5000; bytes < html; ) {
      const isFresh = fresh <= bytes * share;
      if (isFresh) at += 1;
      const line = lines[at % lines.length] ?? '';
      page.push(line);
      bytes += line.length * 2 + 60;
      if (isFresh) fresh += line.length * 2 + 60;
    }
    writeFileSync(join(texts, `page-${index}.md`), page.join('\n'));
  });
  const floor = createFloor('floor-cost', { texts });
  await measureRun(NEXT_BUILD, { cwd: floor });
  return floor;
}

async function sizeOf(url: string): Promise<Size> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { html: body.length, gzip: gzipSync(body).length };
}

function kb({ html, gzip }: Size): string {
  return `${(html / 1000).toFixed(0)} (${(gzip / 1000).toFixed(1)})`;
}
