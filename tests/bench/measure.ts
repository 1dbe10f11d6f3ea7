/** Measuring a command, and the middle and the tail of a list of figures. */
import { spawn } from 'node:child_process';
import { memoryOf } from './processes';

export type RunFigures = {
  wallSeconds: number;
  cpuSeconds: number;
  /** Of all processes at one moment, and of the largest of them. */
  peakMemoryMiB: number;
  largestProcessMiB: number;
  /** What the command printed. */
  log: string;
};

/** Runs a command to its end; gives wall and processor time and the peak memory of all its processes (Linux). */
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
    // A group of its own, so that it can be ended with all that it started.
    detached: true,
  });
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  let peak = 0;
  let largest = 0;
  const sampling = setInterval(() => {
    if (!child.pid) return;
    const { pssMiB, largestMiB } = memoryOf(child.pid);
    peak = Math.max(peak, pssMiB);
    largest = Math.max(largest, largestMiB);
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
      resolve({
        wallSeconds: (performance.now() - started) / 1000,
        cpuSeconds: parseTimes(output),
        peakMemoryMiB: peak,
        largestProcessMiB: largest,
        log,
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

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
