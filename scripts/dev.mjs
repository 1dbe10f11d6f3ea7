/**
 * `npm run dev`: the development server. A record or text that does not fit is named, with file, line and remedy, by the
 * pages that need it; `npm run check` looks at all of them.
 */
import { spawn } from 'node:child_process';
import { ensureTools, ensureWritable } from './ready.mjs';

ensureTools();
// A development server builds as it goes.
ensureWritable();
const server = spawn('node_modules/.bin/next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('error', ({ message }) => console.error(message));
server.on('close', (status) => {
  process.exitCode = status ?? 0;
});
