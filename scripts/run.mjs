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

/** Checks types, after those of the routes are written. Each step gives its title and whether it succeeded. */
export function checkTypes() {
  return [
    runStep('Routes', 'next', ['typegen']),
    // Not incremental: a stale cache once repeated an error that had been fixed.
    runStep('Types', 'tsc', ['--noEmit', '--incremental', 'false']),
  ];
}

/** Checks format, lint rules and unused code. */
export function checkCode() {
  return [
    runStep('Format and lint', 'biome', ['check', '--error-on-warnings']),
    runStep('Unused files, exports and packages', 'knip', []),
  ];
}

/** Prints a title, runs a tool of node_modules, and returns the title and whether it succeeded. */
export function runStep(title, tool, args) {
  console.log(`\n${title}`);
  return { title, isFine: run(`node_modules/.bin/${tool}`, args, { mayFail: true }) === 0 };
}
