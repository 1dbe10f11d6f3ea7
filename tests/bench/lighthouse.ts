/** Lighthouse's four scores of every page type, beside the floor's page of its kind. Run through npx: it is no dependency. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, findBrowser } from './browser';
import { median } from './measure';
import { count, ports, WORK } from './options';
import { floorKinds, pageTypes } from './page-types';
import { atLeast, atMost, type Bar, type SectionReport } from './report';
import { withServer } from './server';
import { builtSite, builtStyledFloor } from './workspace';

/** The last major version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = count(3, 1);
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
  const styledFolder = await builtStyledFloor();
  const failures: string[] = [];
  const runs = await withServer(styledFolder, ports.styledFloor, async (floor) =>
    withServer(await builtSite(), ports.site, (site) =>
      scoreAll(floor.origin, site.origin, failures),
    ),
  );
  const read = (name: string) => middle(name, runs.get(name) ?? []);
  const floors = { home: read('floor: home'), article: read('floor: article') };
  const pages = pageTypes
    .filter(({ name }) => runs.has(name))
    .map(({ name, kind }) => ({ page: read(name), floor: floors[kind] }));
  return {
    bars: toBars(pages),
    tables: [
      {
        caption: `${LIGHTHOUSE}, mobile, its own simulated throttling; medians of ${RUNS} runs, in turns, beside the floor with Tailwind. Milliseconds.`,
        head: ['page', ...CATEGORIES, ...Object.keys(TIMES), 'audits failed'],
        rows: [floors.home, floors.article, ...pages.map(({ page }) => page)].map(
          ({ name, scores, times, failed }) => [
            name,
            ...scores,
            ...times.map((time) => time.toFixed(0)),
            failed.join(', '),
          ],
        ),
      },
    ],
    notes: failures,
  };
}

/** All pages once, then again, so that every one meets the same moods of the machine. */
async function scoreAll(floor: string, site: string, failures: string[]) {
  const runs = new Map<string, Scores[]>();
  const targets = [
    ...Object.entries(floorKinds).map(([kind, path]) => ({
      name: `floor: ${kind}`,
      url: floor + path,
    })),
    ...pageTypes.map(({ name, path }) => ({ name, url: site + path })),
  ];
  for (let round = 0; round < RUNS; round += 1) {
    for (const { name, url } of targets) {
      try {
        runs.set(name, [...(runs.get(name) ?? []), await score(name, url)]);
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
      }
    }
  }
  return runs;
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

function middle(name: string, runs: readonly Scores[]): Scores {
  const at = (pick: (run: Scores) => number[]) =>
    pick(runs[0] ?? { name: '', scores: [], times: [], failed: [] }).map((_, index) =>
      median(runs.map((each) => pick(each)[index] ?? Number.NaN)),
    );
  return {
    name,
    scores: at(({ scores }) => scores),
    times: at(({ times }) => times),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

/** The 404 pages are left out of the SEO bar: a search engine is not to list them. */
function toBars(pairs: readonly { page: Scores; floor: Scores }[]): Bar[] {
  const isListed = ({ name }: Scores) => name !== '404 page' && name !== 'missing article';
  const pages = pairs.map(({ page }) => page);
  const least = (index: number, of: readonly Scores[]) =>
    Math.min(...of.map(({ scores }) => scores[index] ?? Number.NaN));
  const lost = Math.max(
    ...pairs.map(({ page, floor }) => (floor.scores[0] ?? 0) - (page.scores[0] ?? 0)),
  );
  return [
    atMost('performance below the floor’s, the worst page', lost, 2, ' points', 0),
    atLeast('accessibility, the worst page', least(1, pages), 100, '', 0),
    atLeast('best practices, the worst page', least(2, pages.filter(isListed)), 100, '', 0),
    atLeast('SEO, the worst page that may be listed', least(3, pages.filter(isListed)), 100, '', 0),
  ];
}
