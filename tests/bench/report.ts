/** The report that a section returns, and how its latest text is stored in RESULTS.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { isQuick } from './machine';

type Cell = string | number;
type Table = { caption?: string; head: readonly string[]; rows: readonly (readonly Cell[])[] };
/** A quality bar with the measured figure; `isMet` is undefined when it could not be measured. */
export type Bar = { what: string; bar: string; measured: string; isMet: boolean | undefined };
export type SectionReport = { tables: Table[]; bars: Bar[]; notes: string[] };

/** A bar that a figure must not exceed. */
export function atMost(what: string, figure: number, limit: number, unit = '', digits = 2): Bar {
  return toBar(what, figure, `at most ${limit}${unit}`, figure <= limit, unit, digits);
}

/** A bar that a figure must reach. */
export function atLeast(what: string, figure: number, limit: number, unit = '', digits = 2): Bar {
  return toBar(what, figure, `at least ${limit}${unit}`, figure >= limit, unit, digits);
}

function toBar(
  ...[what, figure, bar, isMet, unit, digits]: [string, number, string, boolean, string, number]
): Bar {
  if (!Number.isFinite(figure)) return { what, bar, measured: 'not measured', isMet: undefined };
  return { what, bar, measured: `${figure.toFixed(digits)}${unit}`, isMet };
}

const MARKDOWN = 'tests/bench/RESULTS.md';
const INTRODUCTION = `# Benchmark results

Made by \`npm run bench\`; each section says when and where it ran. Times differ between machines and with
what else runs on them, so read the ratios. The floors are empty Next.js apps of the same version,
measured in the same run: bare, and where it says so with Tailwind’s sheet.`;

/** The date, commit, versions and machine of this run. */
export function describeRun(): string {
  const next = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; commit ${commit}`,
    `Node ${process.version}, Next.js ${next}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    `load ${loadavg()[0]?.toFixed(1)} at the start`,
  ].join('; ');
}

/** Replaces a section in RESULTS.md and returns its text; `order` is all titles. A quick run writes nothing. */
export function keepSection(
  title: string,
  order: readonly string[],
  run: string,
  report: SectionReport,
): string {
  const text = `${run}\n\n${toMarkdown(report)}`;
  const kept = readFileSync(MARKDOWN, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()];
    });
  const sections = new Map([...kept, [title, text]]);
  const parts = order
    .filter((name) => sections.has(name))
    .map((name) => `## ${name}\n\n${sections.get(name)}`);
  if (!isQuick) writeFileSync(MARKDOWN, `${[INTRODUCTION, ...parts].join('\n\n')}\n`);
  return text;
}

function toMarkdown({ tables, bars, notes }: SectionReport): string {
  const verdict = (isMet: boolean | undefined) =>
    isMet === undefined ? 'unknown' : isMet ? 'met' : '**not met**';
  const barTable: Table = {
    head: ['what', 'bar', 'measured', ''],
    rows: bars.map(({ what, bar, measured, isMet }) => [what, bar, measured, verdict(isMet)]),
  };
  return [
    ...(bars.length > 0 ? [toTable(barTable)] : []),
    ...tables.flatMap((table) => [...(table.caption ? [table.caption] : []), toTable(table)]),
    ...notes,
  ].join('\n\n');
}

function toTable({ head, rows }: Table): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
