import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { test as base } from 'playwright/test';
import { findPort } from './free-port';

/** A test that knows the origin of the server under test. */
export const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
});

/** The standalone build, which the suite's own server runs too. */
export const STANDALONE = '.next/standalone';

export type Server = {
  origin: string;
  port: number;
  readLog: () => string;
  /** Sends SIGKILL by default; resolves to the exit status, null if a signal ended the process. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

type Options = {
  port?: number;
  /** Extra environment variables: of this process's own only PATH is passed on. */
  env?: Record<string, string>;
  /** A shell command to run first, such as `ulimit`. */
  before?: string;
};

/** Starts another server of the finished build and waits until it answers. */
export async function startServer({ port, env, before = 'true' }: Options = {}): Promise<Server> {
  const own = port ?? (await findPort());
  const child = spawn(
    'sh',
    [
      '-c',
      `${before}; exec "$0" --import "$1" server.js`,
      process.execPath,
      resolve('scripts/end-with.mjs'),
    ],
    {
      cwd: resolve(STANDALONE),
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        PORT: String(own),
        HOSTNAME: '127.0.0.1',
        END_WITH: String(process.pid),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      log += text;
    });
  }
  const origin = `http://127.0.0.1:${own}`;
  await waitForAnswer(`${origin}/icon.svg`, child, () => log);
  return {
    origin,
    port: own,
    readLog: () => log,
    stop: (signal = 'SIGKILL') => stop(child, signal),
  };
}

/** Runs a command; resolves to its exit status and all its output. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ status: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (status) => done({ status, output }));
  });
}

/** Polls an address until it answers; throws with the log if the server process exits first. */
export async function waitForAnswer(
  address: string,
  server: ChildProcess,
  readLog: () => string,
): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the server ended before it answered:\n${readLog()}`);
}

function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  return new Promise((done) => {
    if (server.exitCode !== null) return done(server.exitCode);
    server.once('exit', (status) => done(status));
    server.kill(signal);
  });
}
