/**
 * `npm run dev`: the development server, and a watch on the types beside it. The server does not check types: a
 * misspelt field of a record would only show as something that is not on its page.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureTools, ensureWritable } from './ready.mjs';
import { run, tellTypes } from './run.mjs';
import { followRounds } from './type-rounds.mjs';

ensureTools();
// A development server builds as it goes.
ensureWritable();
run('node_modules/.bin/next', ['typegen'], { stdio: 'ignore', mayFail: true });

const shell = process.platform === 'win32';
const server = spawn('node_modules/.bin/next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell,
});
const watch = spawn(
  'node_modules/.bin/tsc',
  ['--watch', '--preserveWatchOutput', '--noEmit', '--incremental', 'false', '--pretty', 'false'],
  { stdio: ['ignore', 'pipe', 'ignore'], shell },
);
const follow = followRounds(tellTypes);
createInterface(watch.stdout).on('line', (line) => {
  const news = follow(line);
  if (news) console.log(`\n${news}\n`);
});
// Without the watch there is still a server, and `npm run check` names what the watch would have.
watch.on('error', () => {});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('error', ({ message }) => console.error(message));
server.on('close', (status) => {
  watch.kill();
  process.exitCode = status ?? 0;
});
