/** Requests at full speed over kept connections: wrk when it is installed, else a client of our own. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './measure';
import { WORK } from './options';

export type Load = {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
};
type Options = { paths: readonly string[]; connections: number; seconds: number };

/** What a browser says that it can unpack; the caches keep one copy for it. */
const HEADERS = { 'accept-encoding': 'gzip' };

/** Which client makes the load: part of every table, because they are not equally fast. */
export const client: string = hasWrk() ? 'wrk' : 'built-in client';

/** Asks for the paths in turn, as fast as they are answered, for some seconds; times in milliseconds. */
export async function load(origin: string, options: Options): Promise<Load> {
  return client === 'wrk' ? loadWithWrk(origin, options) : loadWithNode(origin, options);
}

/** Asks for each address once over so many connections; gives the number of answers for each status. */
export async function requestAll(
  origin: string,
  paths: Iterable<string>,
  connections: number,
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const queue = paths[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const status = await ask(agent, origin + next.value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return statuses;
}

async function loadWithNode(
  origin: string,
  { paths, connections, seconds }: Options,
): Promise<Load> {
  const times: number[] = [];
  let errors = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      const status = await ask(agent, origin + (paths[times.length % paths.length] ?? '/'));
      times.push(performance.now() - before);
      if (status !== 200) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return {
    requests: times.length,
    perSecond: (times.length * 1000) / (performance.now() - started),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors,
  };
}

/** The status of an answer, read to its end; 0 when the connection broke. */
function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: HEADERS }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end();
  });
}

const run = promisify(execFile);

async function loadWithWrk(
  origin: string,
  { paths, connections, seconds }: Options,
): Promise<Load> {
  mkdirSync(WORK, { recursive: true });
  const script = join(WORK, 'paths.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths = {${list}}\nlocal index = 0
request = function()
  index = index % #paths + 1
  return wrk.format("GET", paths[index])
end\n`,
  );
  const { stdout } = await run('wrk', [
    '--latency',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    // By itself it counts an answer that takes two seconds as an error.
    '--timeout=10s',
    '-HAccept-Encoding: gzip',
    `-s${script}`,
    origin,
  ]);
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requests: read(/(\d+) requests in/),
    perSecond: read(/Requests\/sec:\s+([\d.]+)/),
    p50: readMillis(stdout, '50%'),
    p99: readMillis(stdout, '99%'),
    errors: read(/Non-2xx or 3xx responses: (\d+)/) + read(/timeout (\d+)/),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readMillis(output: string, share: string): number {
  const [, figure, unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(figure) * (UNITS[unit] ?? Number.NaN);
}

function hasWrk(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
