import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findType } from './record-names.mjs';
import { toTypeReport } from './type-report.mjs';

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

/** Whether all types are right; what is wrong is told with records of content in an author's words. */
export function checkTypes() {
  const { status, stdout, stderr, error } = spawnSync(
    'node_modules/.bin/tsc',
    // From the start: what an earlier check left once repeated a fault that was mended.
    ['--noEmit', '--incremental', 'false', '--pretty', 'false'],
    { encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
  );
  if (status === 0) return true;
  console.error(tellTypes(stdout ?? '').trimEnd());
  console.error(`${stderr ?? ''}${error?.message ?? ''}`);
  return false;
}

/** The report of `tsc --pretty false`, told with records of content in an author's words. */
export function tellTypes(output) {
  const readLines = (file) => readFileSync(file, 'utf8').split('\n');
  return toTypeReport(output, { readLines, findType });
}
