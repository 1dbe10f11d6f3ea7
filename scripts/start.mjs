/** `npm start`: installs, builds and serves the production site on port 3000 (PORT, or -p after --). */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled } from './ready.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
