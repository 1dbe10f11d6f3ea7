import { spawn } from 'node:child_process';

/** Serves a built app on a port while `use` runs. */
export async function withServer<T>(
  cwd: string,
  port: number,
  env: Record<string, string>,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await new Promise<void>((resolve, reject) => {
      server.on('exit', () => reject(new Error('the server ended before it was ready')));
      server.stdout.on('data', (chunk) => {
        if (String(chunk).includes('Ready')) resolve();
      });
    });
    return await use(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}
