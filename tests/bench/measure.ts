/** Measuring other processes, and the middle and the tail of a list of times. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type RunFigures = { wallSeconds: number; cpuSeconds: number; peakMemoryMiB: number };

/** Runs a command to its end; gives wall and processor time and the peak memory of all its processes (Linux). */
export function measureRun(
  command: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<RunFigures> {
  const started = performance.now();
  // bash's `times` reports the processor time of everything it has waited for.
  const child = spawn('bash', ['-c', `${command} >&2; status=$?; times; exit $status`], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, 250);
  let output = '';
  let log = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code !== 0) return reject(new Error(`${command} failed:\n${log.slice(-3000)}`));
      resolve({
        wallSeconds: (performance.now() - started) / 1000,
        cpuSeconds: parseTimes(output),
        peakMemoryMiB: peak / 1024,
      });
    });
  });
}

/** The children's user and system time from the second line of `times`: '0m1.234s 0m0.567s'. */
function parseTimes(output: string): number {
  const [, children = ''] = output.trim().split('\n').slice(-2);
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Memory of a process and all its descendants in KiB, pages that they share counted once (PSS). */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process ended between being listed and being read.
    }
  }
  const isInTree = (pid: number): boolean =>
    pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isInTree).reduce((sum, pid) => sum + ownMemory(pid), 0);
}

function ownMemory(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Rows as a Markdown table. */
export function toTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
