import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@/scripts/chromium.mjs';
import { CHROMIUM_ARGS } from '../chromium-args';
import { count, median, ports, WORK, withServer } from './machine';
import { floorTypes, pageTypes } from './pages';
import { atLeast, atMost, type SectionReport } from './report';
import { builtSite, builtStyledFloor } from './workspace';

/** The last major version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = count(3, 1);
/** The page types but for those with status 404, which Lighthouse refuses. */
const scored = pageTypes.filter(({ name }) => name !== '404 page' && name !== 'missing article');
/** A performance score that meets the bar whatever the score of the floor. */
const CLEAR = 97;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores of every page type and of the floor's pages. Run with npx, as it is no dependency. */
export async function measure(): Promise<SectionReport> {
  const floor = await builtStyledFloor();
  const site = await builtSite();
  const runs = await withServer(floor, ports.styledFloor, (empty) =>
    withServer(site, ports.site, ({ origin }) => scoreAll(empty.origin, origin)),
  );
  const scores = [...runs].map(([name, each]) => ({
    name,
    scores: CATEGORIES.map((_, index) => median(each.map((one) => one[index] ?? Number.NaN))),
  }));
  const find = (name: string) => scores.find((page) => page.name === name)?.scores ?? [];
  const pages = scored.map(({ name, kind }) => ({ name, kind, scores: find(name) }));
  const lost = pages.map(
    (page) => (find(`floor: ${page.kind}`)[0] ?? 0) - (page.scores[0] ?? Number.NaN),
  );
  const least = (index: number) =>
    Math.min(...pages.map((page) => page.scores[index] ?? Number.NaN));
  return {
    bars: [
      atMost('performance below the floor’s, the worst page', Math.max(...lost), 3, ' points', 0),
      atLeast('accessibility, the worst page', least(1), 100, '', 0),
      atLeast('best practices, the worst page', least(2), 100, '', 0),
      atLeast('SEO, the worst page', least(3), 100, '', 0),
    ],
    tables: [
      {
        caption: `${LIGHTHOUSE}, mobile, its own simulated throttling, beside the floor with Tailwind. One run; of the floors and of what fell short in it ${RUNS}, medians.`,
        head: ['page', ...CATEGORIES],
        rows: scores.map((page) => [page.name, ...page.scores]),
      },
    ],
    notes: [],
  };
}

/** Scores all pages once, then again those that are not clearly above the bars, as that may be chance. */
async function scoreAll(floor: string, site: string): Promise<Map<string, number[][]>> {
  const targets = [
    ...floorTypes.map(({ name, path }) => [name, floor + path] as const),
    ...scored.map(({ name, path }) => [name, site + path] as const),
  ];
  const runs = new Map<string, number[][]>(targets.map(([name]) => [name, []]));
  const isClear = ([performance = 0, ...others]: number[] = []) =>
    performance >= CLEAR && others.every((each) => each === 100);
  for (let round = 0; round < RUNS; round += 1)
    for (const [name, url] of targets)
      if (!isClear(runs.get(name)?.[0])) runs.get(name)?.push(await score(url));
  return runs;
}

async function score(url: string): Promise<number[]> {
  mkdirSync(WORK, { recursive: true });
  const output = join(WORK, 'lighthouse.json');
  // Some pages are kept out of search engines on purpose.
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--skip-audits=is-crawlable',
  ];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const chrome = `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`;
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const args = ['--yes', LIGHTHOUSE, url, ...flags, only, chrome];
  await promisify(execFile)('npx', args, { timeout: 180_000, env });
  const { categories, runtimeError } = JSON.parse(readFileSync(output, 'utf8'));
  if (runtimeError) throw new Error(runtimeError.message);
  return CATEGORIES.map((category) => Math.round(categories[category].score * 100));
}
