/**
 * `npm run bench`: what takes time, and what is compared with an empty Next.js app. Prints tables and
 * keeps them in tests/bench/RESULTS.md. Linux only (it reads /proc).
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureBuilds } from './builds';
import { measureScripts } from './scripts';
import { measureSearch } from './search';
import { WORK } from './workspace';

const version = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;
const sections = [
  `# Benchmark results\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Next.js ${version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Made by \`npm run bench\`; times differ between machines, so read the ratios.`,
];
for (const [title, measure] of [
  ['JavaScript before the load event, gzip', measureScripts],
  ['Builds', measureBuilds],
  ['Search at 5,000 posts', measureSearch],
] as const) {
  console.log(`\n${title}`);
  const table = await measure();
  console.log(table);
  sections.push(`## ${title}\n\n${table}`);
}
writeFileSync(join('tests/bench', 'RESULTS.md'), `${sections.join('\n\n')}\n`);
rmSync(WORK, { recursive: true, force: true });
