/** Processes, servers and browsers of a run, and their resource use (Linux: read from /proc). */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '@/scripts/chromium.mjs';
import { CHROMIUM_ARGS } from '../chromium-args';

/** BENCH_QUICK=1 runs every section with small counts, to see that it works; its figures mean nothing. */
export const isQuick = process.env.BENCH_QUICK === '1';

/** The count for a real run, or the small one for a quick run. */
export const count = (full: number, quick: number) => (isQuick ? quick : full);

/** The folder in which copies of the site are built; deleted when the run ends. */
export const WORK = join(tmpdir(), `amide-academy-bench-${process.pid}`);

const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3310);
export const ports = {
  floor: FIRST_PORT,
  site: FIRST_PORT + 1,
  secondSite: FIRST_PORT + 2,
  nginx: FIRST_PORT + 3,
  styledFloor: FIRST_PORT + 4,
};

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value, or the mean of the two middle values when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (low + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

export type Server = { origin: string; pid: number };

/** Serves a built app on a port while `use` runs: with the standalone server when the build made one. */
export function withServer<T>(
  cwd: string,
  port: number,
  use: (server: Server) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const standalone = join(cwd, '.next/standalone/server.js');
  const args = existsSync(standalone)
    ? [standalone]
    : ['node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const start = () =>
    spawn(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOSTNAME: '127.0.0.1',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return whileRunning(start, `http://127.0.0.1:${port}`, use);
}

/** Starts a process, waits until it answers at an address, and ends it when `use` is done. */
export async function whileRunning<T>(
  start: () => ChildProcess,
  origin: string,
  use: (server: Server) => Promise<T>,
): Promise<T> {
  // Another server's answers would be measured in place of ours.
  if (await answers(origin)) throw new Error(`${origin} is in use; set BENCH_PORT to a free port`);
  const child = start();
  // Ctrl-C or a crash in the middle must leave no server behind.
  const end = () => child.kill();
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for (let attempt = 0; !(await answers(origin)); attempt += 1) {
      if (child.exitCode !== null || attempt === 600) throw new Error(`no answer at ${origin}`);
      await wait(100);
    }
    return await use({ origin, pid: child.pid ?? 0 });
  } finally {
    child.kill();
    await ended;
    process.off('exit', end);
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Runs `use` with a headless Chromium, the one that the browser tests use. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export type RunFigures = { wallSeconds: number; cpuSeconds: number; peakMemoryMiB: number };

/** Runs a command; returns its wall time, and the CPU time and peak memory of all its processes. */
export function measureRun(
  command: string,
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<RunFigures> {
  const started = performance.now();
  // bash's `times` reports the processor time of everything it has waited for.
  const child = spawn('bash', ['-c', `${command} >&2; status=$?; times; exit $status`], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that it can be killed with all its children.
    detached: true,
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  let peakMemoryMiB = 0;
  const sampling = setInterval(() => {
    if (child.pid) peakMemoryMiB = Math.max(peakMemoryMiB, memoryOf(child.pid).pssMiB);
  }, 400);
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
      process.off('exit', end);
      if (code !== 0) return reject(new Error(`${command} failed:\n${log.slice(-3000)}`));
      const wallSeconds = (performance.now() - started) / 1000;
      resolve({ wallSeconds, cpuSeconds: parseTimes(output), peakMemoryMiB });
    });
  });
}

/** The children's CPU time in seconds, from the last line of `times`: '0m1.234s 0m0.567s'. */
function parseTimes(output: string): number {
  const [, children = ''] = output.trim().split('\n').slice(-2);
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Processor time that a process and its descendants have used so far, user and system, in milliseconds. */
export function cpuMillis(root: number): number {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const ticks = descendants(root).map((pid) => {
    // The name, in brackets, may contain spaces; user and system time are the 12th and 13th fields after it.
    const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksPerSecond;
}

/** Memory of a process and its descendants; PSS counts shared pages only once. */
export function memoryOf(root: number): { rssMiB: number; pssMiB: number } {
  const rollups = descendants(root).map((pid) => readOrEmpty(`/proc/${pid}/smaps_rollup`));
  const sum = (pattern: RegExp) =>
    rollups.reduce((total, text) => total + Number(pattern.exec(text)?.[1] ?? 0), 0) / 1024;
  return { rssMiB: sum(/^Rss:\s+(\d+)/m), pssMiB: sum(/^Pss:\s+(\d+)/m) };
}

function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const status = /^\d+$/.test(name) ? readOrEmpty(`/proc/${name}/status`) : '';
    if (status) parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  const isInTree = (pid: number): boolean =>
    pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isInTree);
}

/** A file's text; empty if its process ended before it was read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
