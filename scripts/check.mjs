/**
 * `npm run check`: the checks for authors, done in a minute or two. Every part runs, even after a failure; the content
 * report is printed last, where it is seen. Unit tests are not included: `npx vitest run`, `npm test`.
 */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTools, ensureWritable } from './ready.mjs';
import { checkCode, checkTypes, run, runStep } from './run.mjs';

/** Exit code of check-content.ts when files or records cannot be read, and not only an editorial rule is broken. */
const EXIT_UNREADABLE = 2;

ensureTools();
ensureWritable();
const folder = mkdtempSync(join(tmpdir(), 'amide-check-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const content = readContent();
const results = [
  ...checkTypes(),
  ...checkCode(),
  runContentTests(),
  { title: 'Content', isFine: content.code === 0 },
];
console.log(`\nContent\n${content.report}`);
const failed = results.filter(({ isFine }) => !isFine).map(({ title }) => title);
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nAll is well');
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs the content check and returns its exit code and its report, which is printed at the end. */
function readContent() {
  console.log('Reading the content; its report is at the end');
  const file = join(folder, 'report.txt');
  const output = openSync(file, 'w');
  const code = run('node_modules/.bin/tsx', ['scripts/check-content.ts', '--all'], {
    mayFail: true,
    stdio: ['ignore', output, output],
  });
  return { code, report: readFileSync(file, 'utf8').trim() };
}

/** Runs the content tests; they would fail on what the content report names as unreadable. */
function runContentTests() {
  const title = 'Content tests';
  if (content.code !== EXIT_UNREADABLE) return runStep(title, 'vitest', ['run', 'tests/content']);
  console.log(`\n${title} wait until the files and records of the report below are right`);
  return { title, isFine: true };
}
