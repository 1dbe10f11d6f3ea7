import { spawn } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Resolved, readFunctions } from './vercel-output';

/** Starts a function as Vercel does, in a folder with only its own files, and sends it one request. */
export async function callFunction(
  site: string,
  { leadsTo, query }: Resolved,
): Promise<{ status: number; body: string }> {
  const packed = realpathSync(join(site, `.vercel/output/functions/${leadsTo}.func`));
  const folder = mkdtempSync(join(tmpdir(), 'amide-function-'));
  const own = readFunctions(site).find(({ name }) => packed.endsWith(`functions/${name}.func`));
  for (const [to, from] of own?.files ?? []) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    if (statSync(from).isDirectory()) cpSync(from, join(folder, to), { recursive: true });
    else linkSync(from, join(folder, to));
  }
  cpSync(join(packed, '___next_launcher.cjs'), join(folder, 'launcher.cjs'));
  const code = `const answer = require('./launcher.cjs');
    const server = require('http').createServer((request, response) => answer(request, response));
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;
  const child = spawn(process.execPath, ['-e', code], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VERCEL: '1' },
  });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.on('exit', () => reject(new Error(`${leadsTo} did not start`)));
      child.stdout.on('data', (data) => {
        const found = /port (\d+)/.exec(String(data))?.[1];
        if (found) resolve(found);
      });
    });
    const answer = await fetch(`http://127.0.0.1:${port}/${leadsTo}?${query}`, {
      headers: { 'x-matched-path': `/${leadsTo}` },
    });
    return { status: answer.status, body: await answer.text() };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
