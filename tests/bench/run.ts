/**
 * `npm run bench`: runs the benchmarks, some of them against an empty Next.js app. Prints tables and stores
 * them in tests/bench/RESULTS.md; `npm run bench -- pages search` runs only those sections.
 * BENCH_QUICK=1 tries every section with small counts; BENCH_PAGES=main measures only the pages that are read most,
 * so that `pages interaction lighthouse` takes ten minutes. Linux only (it reads /proc).
 */
import { rmSync } from 'node:fs';
import { isQuick, WORK } from './machine';
import { describeRun, keepSection, type SectionReport } from './report';

type Section = { title: string; load: () => Promise<{ measure: () => Promise<SectionReport> }> };

/** Each section is imported when it runs, so that one that fails to load stops no other. */
const sections: Record<string, Section> = {
  pages: { title: 'Loading on a slow phone', load: () => import('./pages') },
  interaction: { title: 'Interaction on a slow processor', load: () => import('./interaction') },
  lighthouse: { title: 'Lighthouse', load: () => import('./lighthouse') },
  search: { title: 'Search and lists in process at 5,000 posts', load: () => import('./search') },
  throughput: { title: 'Throughput', load: () => import('./throughput') },
  memory: { title: 'Memory after 100,000 requests', load: () => import('./memory') },
  builds: { title: 'Builds', load: () => import('./builds') },
  engines: { title: 'Firefox and WebKit', load: () => import('./engines') },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`no section ${unknown.join(', ')}; there are: ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}

process.on('exit', () => rmSync(WORK, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const order = Object.values(sections).map(({ title }) => title);
const failed: string[] = [];
for (const [name, { title, load }] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const run = describeRun();
  console.log(`\n## ${title}`);
  try {
    console.log(keepSection(title, order, run, await (await load()).measure()));
  } catch (error) {
    failed.push(name);
    console.error(`${name} failed:`, error);
  }
}
if (isQuick) console.log('\nQuick run: its figures mean nothing, and RESULTS.md was left alone.');
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}; the others were measured.`);
process.exit(failed.length > 0 ? 1 : 0);
