/** Keeps what was measured: each section's last text in RESULTS.md, its figures in results.json. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { isQuick } from './options';
import { type SectionReport, toMarkdown } from './report';

const MARKDOWN = 'tests/bench/RESULTS.md';
const FIGURES = 'tests/bench/results.json';
const INTRODUCTION = `# Benchmark results

Made by \`npm run bench\`, a section at a time; each says when and where. Times differ between machines
and with what else runs on them, so read the ratios. The floors are empty Next.js apps of the same version,
measured in the same run: bare, and where it says so with Tailwind’s sheet.`;

/** When, on what and with which versions this run measures. */
export function describeRun(): string {
  const next = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;
  const [load = 0] = loadavg();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `commit ${readCommit()}`,
    `Node ${process.version}, Next.js ${next}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB`,
    `load ${load.toFixed(1)} at the start${isQuick ? '; QUICK RUN, figures mean nothing' : ''}`,
  ].join('; ');
}

function readCommit(): string {
  try {
    const run = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    return run('rev-parse', '--short', 'HEAD');
  } catch {
    return 'unknown';
  }
}

/** Puts a section's text in place of its last one; `order` is the order of all titles. */
export function keepSection(
  title: string,
  order: readonly string[],
  run: string,
  report: SectionReport,
): string {
  const sections = readSections(order);
  const text = `${run}\n\n${toMarkdown(report)}`;
  sections.set(title, text);
  const parts = order.flatMap((name) => {
    const section = sections.get(name);
    return section ? [`## ${name}\n\n${section}`] : [];
  });
  // A quick run is for trying the benchmark out: it leaves the kept figures alone.
  if (!isQuick) writeFileSync(MARKDOWN, `${[INTRODUCTION, ...parts].join('\n\n')}\n`);
  const figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  writeFileSync(FIGURES, JSON.stringify({ ...figures, [title]: { run, ...report } }, null, 2));
  return text;
}

function readSections(order: readonly string[]): Map<string, string> {
  if (!existsSync(MARKDOWN)) return new Map();
  const parts = readFileSync(MARKDOWN, 'utf8').split(/^## /m).slice(1);
  const sections = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end).trim(), part.slice(end).trim()];
  });
  return new Map(sections.filter(([title]) => order.includes(title)));
}
