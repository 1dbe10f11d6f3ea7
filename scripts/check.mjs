/**
 * `npm run check`: the checks for authors, done in a minute or two. Every part runs, even after a failure; the content
 * report is printed last, where it is seen. Unit tests are not included: `npx vitest run`, `npm test`.
 */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTools, ensureWritable } from './ready.mjs';
import { checkCode, checkTypes, run, runStep } from './run.mjs';

/** Exit code of check-content.ts when a file cannot be made into a page, and not only an editorial rule is broken. */
const EXIT_BAD_FILES = 2;

/** Its exit code when records are wrong that most of the code reads. */
const EXIT_BAD_RECORDS = 3;

/** Matches a failure that only says that the content cannot be read (lib/content/content-error.ts). */
const UNREADABLE_CONTENT = /(?:^|ContentError: )\d+ content problems?\n/;

ensureTools();
ensureWritable();
const folder = mkdtempSync(join(tmpdir(), 'amide-check-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const content = readContent();
const results = [
  ...checkTypes(),
  ...checkCode(),
  runContentTests('Content tests'),
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

/** Runs the content tests. With bad files only unexplained failures count; bad records skip all. */
function runContentTests(title) {
  if (content.code === EXIT_BAD_FILES) return runTestsOnUnreadableContent(title);
  if (content.code !== EXIT_BAD_RECORDS) return runStep(title, 'vitest', ['run', 'tests/content']);
  console.log(`\n${title} wait until the records of the report below are right`);
  return { title, isFine: true };
}

/** Runs the content tests, and lists only failures that the report does not explain. */
function runTestsOnUnreadableContent(title) {
  console.log(`\n${title}, without those that need the content of the report below`);
  const file = join(folder, 'tests.json');
  run(
    'node_modules/.bin/vitest',
    ['run', 'tests/content', '--reporter=json', `--outputFile=${file}`],
    { mayFail: true, stdio: 'ignore' },
  );
  const failures = listOwnFailures(JSON.parse(readFileSync(file, 'utf8')));
  for (const failure of failures) console.log(failure);
  return { title, isFine: failures.length === 0 };
}

/** The failures of Vitest's JSON report, each as test and reason, except those that the content report explains. */
function listOwnFailures({ testResults }) {
  return testResults
    .flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [[name, message]]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')]),
    )
    .filter(([, reason]) => reason && !UNREADABLE_CONTENT.test(reason))
    .map(([title, reason]) => `${title}\n  ${reason.split('\n    at ')[0]}`);
}
