/** What processes use, read from /proc (Linux). */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** `largestMiB` is what the largest of several processes has by itself. */
export type Memory = { rssMiB: number; pssMiB: number; largestMiB: number };

/** Processor time that a process and its descendants have used so far, user and system, in milliseconds. */
export function cpuMillis(root: number): number {
  return descendants(root).reduce((sum, pid) => sum + ownCpu(pid), 0);
}

/** Memory of a process and its descendants; PSS counts pages that they share once. */
export function memoryOf(root: number): Memory {
  let rss = 0;
  let pss = 0;
  let largest = 0;
  for (const pid of descendants(root)) {
    const rollup = readOrEmpty(`/proc/${pid}/smaps_rollup`);
    rss += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    const own = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    pss += own;
    largest = Math.max(largest, own);
  }
  return { rssMiB: rss / 1024, pssMiB: pss / 1024, largestMiB: largest / 1024 };
}

function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = readOrEmpty(`/proc/${name}/status`);
    if (status) parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  const isInTree = (pid: number): boolean =>
    pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isInTree);
}

const TICKS_PER_SECOND = readTicks();

function ownCpu(pid: number): number {
  // The name, in brackets, may hold blanks; user and system time are the 12th and 13th fields after it.
  const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_PER_SECOND;
}

function readTicks(): number {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100;
  } catch {
    return 100;
  }
}

/** A file's text; empty when the process ended between being listed and being read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
