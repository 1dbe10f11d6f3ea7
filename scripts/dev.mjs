/**
 * `npm run dev`: the development server. A page that needs an invalid record or text shows its file, line and remedy;
 * `npm run check` checks all of them.
 */
import { spawn } from 'node:child_process';
import { ensureTools, ensureWritable } from './ready.mjs';

ensureTools();
// The development server compiles pages on request and writes them to .next.
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
