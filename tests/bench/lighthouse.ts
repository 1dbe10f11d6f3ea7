/** Lighthouse's four scores of every page type, beside the floor's. Run through npx: it is no dependency. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, findBrowser } from './browser';
import { median } from './measure';
import { count, ports, WORK } from './options';
import { pageTypes } from './page-types';
import { atLeast, atMost, type Bar, type SectionReport } from './report';
import { withServer } from './server';
import { builtFloor, builtSite } from './workspace';

/** The last major version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLOOR_RUNS = count(3, 1);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;

type Scores = { name: string; scores: number[]; times: number[]; failed: string[] };

const run = promisify(execFile);

export async function measureLighthouse(): Promise<SectionReport> {
  try {
    await run('npx', ['--yes', LIGHTHOUSE, '--version'], { timeout: 180_000 });
  } catch {
    return {
      bars: [],
      tables: [],
      notes: [`${LIGHTHOUSE} could not be fetched through npx: nothing was measured.`],
    };
  }
  const [floorFolder, siteFolder] = [await builtFloor(), await builtSite()];
  const floors = await withServer(floorFolder, ports.floor, async ({ origin }) => {
    const runs: Scores[] = [];
    for (let index = 0; index < FLOOR_RUNS; index += 1) runs.push(await score('floor', origin));
    return runs;
  });
  const failures: string[] = [];
  const pages = await withServer(siteFolder, ports.site, async ({ origin }) => {
    const runs: Scores[] = [];
    for (const { name, path } of pageTypes) {
      try {
        runs.push(await score(name, origin + path));
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
      }
    }
    return runs;
  });
  const floor = middle(floors);
  return {
    bars: toBars(floor, pages),
    tables: [
      {
        caption: `${LIGHTHOUSE}, mobile, its own simulated throttling; one run a page, the floor the median of ${FLOOR_RUNS}. Milliseconds.`,
        head: ['page', ...CATEGORIES, ...Object.keys(TIMES), 'audits failed'],
        rows: [floor, ...pages].map(({ name, scores, times, failed }) => [
          name,
          ...scores,
          ...times.map((time) => time.toFixed(0)),
          failed.join(', '),
        ]),
      },
    ],
    notes: failures,
  };
}

async function score(name: string, url: string): Promise<Scores> {
  const folder = join(WORK, 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const output = join(folder, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { timeout: 120_000, env: { ...process.env, CHROME_PATH: await findBrowser() } },
  );
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(output, 'utf8'));
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    name,
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    times: Object.values(TIMES).map((audit) => audits[audit].numericValue),
    failed: Object.keys(audits).filter(
      (id) => audits[id].score === 0 && audits[id].scoreDisplayMode === 'binary',
    ),
  };
}

function middle(runs: readonly Scores[]): Scores {
  const at = (pick: (run: Scores) => number[]) =>
    pick(runs[0] ?? { name: '', scores: [], times: [], failed: [] }).map((_, index) =>
      median(runs.map((each) => pick(each)[index] ?? Number.NaN)),
    );
  return {
    name: 'floor',
    scores: at(({ scores }) => scores),
    times: at(({ times }) => times),
    failed: runs[0]?.failed ?? [],
  };
}

/** The 404 pages are left out of the SEO bar: a search engine is not to list them. */
function toBars(floor: Scores, pages: readonly Scores[]): Bar[] {
  const isListed = ({ name }: Scores) => name !== '404 page' && name !== 'missing article';
  const least = (index: number, of: readonly Scores[]) =>
    Math.min(...of.map(({ scores }) => scores[index] ?? Number.NaN));
  const lost = Math.max(...pages.map(({ scores }) => (floor.scores[0] ?? 0) - (scores[0] ?? 0)));
  return [
    atMost('performance below the floor’s, the worst page', lost, 3, ' points', 0),
    atLeast('accessibility, the worst page', least(1, pages), 100, '', 0),
    atLeast('best practices, the worst page', least(2, pages.filter(isListed)), 100, '', 0),
    atLeast('SEO, the worst page that may be listed', least(3, pages.filter(isListed)), 100, '', 0),
  ];
}
