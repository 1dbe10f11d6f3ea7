/** Servers that a section starts and stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type Server = { origin: string; pid: number };

/** How a built app is served: the only place that knows. The standalone server when the build made one. */
export function startServer(
  cwd: string,
  port: number,
  env: Record<string, string> = {},
): ChildProcess {
  const standalone = join(cwd, '.next/standalone/server.js');
  const args = existsSync(standalone)
    ? [standalone]
    : ['node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  return spawn(process.execPath, args, {
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
}

/** Serves a built app on a port while `use` runs. */
export async function withServer<T>(
  cwd: string,
  port: number,
  use: (server: Server) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const origin = `http://127.0.0.1:${port}`;
  return whileRunning(() => startServer(cwd, port, env), origin, use);
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
    await waitForAnswer(child, origin);
    return await use({ origin, pid: child.pid ?? 0 });
  } finally {
    child.kill();
    await ended;
    process.off('exit', end);
  }
}

export async function waitForAnswer(child: ChildProcess, origin: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`the server for ${origin} ended before it was ready`);
    if (await answers(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${origin}`);
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
