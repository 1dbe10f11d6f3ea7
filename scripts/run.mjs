import { spawnSync } from 'node:child_process';

/** Runs a command with our standard streams, or others; on failure ends the process with its status. */
export function run(command, args, { env = {}, mayFail = false, stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command}: ${error.message}`);
  const code = error ? 1 : (status ?? 1);
  if (code !== 0 && !mayFail) process.exit(code);
  return code;
}

/** Runs a tool of node_modules under a title, to its end, and says whether it was content. */
export function runStep(title, tool, args) {
  console.log(`\n${title}`);
  const isFine =
    tool === 'tsc' ? checkTypes() : run(`node_modules/.bin/${tool}`, args, { mayFail: true }) === 0;
  return { title, isFine };
}

/** Whether all types are right; what is wrong is printed. */
export function checkTypes() {
  // From the start: what an earlier check left once repeated a fault that was mended.
  return (
    run('node_modules/.bin/tsc', ['--noEmit', '--incremental', 'false'], { mayFail: true }) === 0
  );
}
