/**
 * `npm run bench`: what takes time, and what is compared with an empty Next.js app. Prints tables and
 * keeps them in tests/bench/RESULTS.md; `npm run bench -- pages search` runs those sections only.
 * BENCH_QUICK=1 tries every section with small counts; BENCH_PAGES=main measures the pages that are read most, so
 * that `pages interaction lighthouse` takes ten minutes. Linux only (it reads /proc).
 */
import { rmSync } from 'node:fs';
import { isQuick, WORK } from './options';
import type { SectionReport } from './report';
import { describeRun, keepSection } from './results';

type Section = { name: string; title: string; measure: () => Promise<SectionReport> };

/** Each section is loaded when it runs, so that one that cannot even start stops no other. */
const sections: readonly Section[] = [
  {
    name: 'weights',
    title: 'Weight of every page type',
    measure: async () => (await import('./weights')).measureWeights(),
  },
  {
    name: 'pages',
    title: 'Loading on a slow phone',
    measure: async () => (await import('./pages')).measurePages(),
  },
  {
    name: 'interaction',
    title: 'Interaction on a slow processor',
    measure: async () => (await import('./interaction')).measureInteraction(),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    measure: async () => (await import('./lighthouse')).measureLighthouse(),
  },
  {
    name: 'late-fonts',
    title: 'Fonts that arrive late',
    measure: async () => (await import('./late-fonts')).measureLateShifts(),
  },
  {
    name: 'search',
    title: 'Search and lists in process at 5,000 posts',
    measure: async () => (await import('./search')).measureSearch(),
  },
  {
    name: 'api',
    title: 'API over HTTP at 5,000 posts',
    measure: async () => (await import('./api')).measureApi(),
  },
  {
    name: 'throughput',
    title: 'Throughput',
    measure: async () => (await import('./throughput')).measureThroughput(),
  },
  {
    name: 'rollout',
    title: 'A new build going out under load',
    measure: async () => (await import('./rollout')).measureRollout(),
  },
  {
    name: 'simulate',
    title: 'A million requests through the cache, simulated',
    measure: async () => (await import('./simulate')).measureSimulation(),
  },
  {
    name: 'memory',
    title: 'Memory after 100,000 requests',
    measure: async () => (await import('./memory')).measureMemory(),
  },
  {
    name: 'builds',
    title: 'Builds',
    measure: async () => (await import('./builds')).measureBuilds(),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(
    `no section ${unknown.join(', ')}; there are: ${sections.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const clear = () => rmSync(WORK, { recursive: true, force: true });
process.on('exit', clear);
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const order = sections.map(({ title }) => title);
const failed: string[] = [];
for (const { name, title, measure } of sections) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const run = describeRun();
  console.log(`\n## ${title}`);
  try {
    console.log(keepSection(title, order, run, await measure()));
  } catch (error) {
    failed.push(name);
    console.error(`${name} failed:`, error);
  }
  console.log(`(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
}
if (isQuick) console.log('\nQuick run: RESULTS.md was left alone.');
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}; the others were measured.`);
process.exit(failed.length > 0 ? 1 : 0);
