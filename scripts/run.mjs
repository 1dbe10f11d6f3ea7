import { spawnSync } from 'node:child_process';

/** Runs a command and returns its exit code; exits the process on failure unless `mayFail` is set. */
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

/** Prints a title, runs a tool of node_modules, and returns the title and whether it succeeded. */
export function runStep(title, tool, args) {
  console.log(`\n${title}`);
  const isFine =
    tool === 'tsc' ? checkTypes() : run(`node_modules/.bin/${tool}`, args, { mayFail: true }) === 0;
  return { title, isFine };
}

/** Runs tsc, which prints its errors, and returns whether there were none. */
export function checkTypes() {
  // Not incremental: a stale cache once repeated an error that had been fixed.
  return (
    run('node_modules/.bin/tsc', ['--noEmit', '--incremental', 'false'], { mayFail: true }) === 0
  );
}
