import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A second server of the same build, whose process and log belong to one test. */
export type OwnServer = {
  port: number;
  /** Everything that it wrote to its log so far. */
  readLog: () => string;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

/** Starts the production build on a free port, with options for Node.js such as a limit of memory. */
export async function startOwnServer(nodeOptions: string[] = []): Promise<OwnServer> {
  const child = spawn(
    process.execPath,
    [...nodeOptions, 'node_modules/next/dist/bin/next', 'start', '-p', '0'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  let log = '';
  let port = 0;
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      port ||= Number(/http:\/\/localhost:(\d+)/.exec(log)?.[1] ?? 0);
      if (port && log.includes('Ready in')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the server ended: ${log}`)));
  });
  await ready;
  return {
    port,
    readLog: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
