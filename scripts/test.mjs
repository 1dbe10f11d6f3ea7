/**
 * `npm test`: installs dependencies and browsers, builds, and runs type, format, lint and unused-code checks
 * and unit, content and browser tests. The last line is 'N passed, N failed'.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { beginBuild, ensureInstalled } from './ready.mjs';
import { checkCode, checkTypes, run } from './run.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/e2e.json';

// The browser tests and their server exit when this process ends, or the npm that started it.
const owners = [process.pid, ...listParents()];

ensureInstalled();
const { findChromium, findOtherChromium } = await import('./chromium.mjs');
const chromium = findChromium();
const other = findOtherChromium(chromium);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const types = checkTypes();
// For long stretches a build uses only one core: checks that need no build run beside it.
const waitForBuild = types.every(({ isFine }) => isFine)
  ? beginBuild('test-results/build.log')
  : async () => 1;
const checks = [...types, ...checkCode()].map(({ isFine }) => ({
  passed: isFine ? 1 : 0,
  failed: isFine ? 0 : 1,
}));
const unitStatus = run(
  'node_modules/.bin/vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  { mayFail: true },
);
// Read now, because Playwright empties the folder.
const unit = countUnit();
const isBuilt = (await waitForBuild()) === 0;
let browserStatus = 1;
if (isBuilt) {
  const env = {
    CHROMIUM_PATH: chromium,
    OTHER_CHROMIUM_PATH: other.path ?? '',
    END_WITH: owners.join(' '),
  };
  browserStatus = run('node_modules/.bin/playwright', ['test'], { env, mayFail: true });
}

const browser = countBrowser();
const results = [...checks, unit, browser];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const title of browser.flaky) console.log(`Passed only on its second try: ${title}`);
console.log(other.told);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The ids of npm and of the shell between it and this process; npm may be killed without the other two. */
function listParents() {
  if (!process.env.npm_lifecycle_event) return [];
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', process.ppid], { encoding: 'utf8' });
  return [process.ppid, Number(stdout)].filter((id) => id > 1);
}

function countUnit() {
  const report = readReport(UNIT_REPORT);
  if (!report) return { passed: 0, failed: 1 };
  // A file that fails to load reports no tests: it counts as one failure.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && unitStatus !== 0 ? 1 : failed };
}

function countBrowser() {
  const report = readReport(BROWSER_REPORT);
  if (!report) return { passed: 0, failed: 1, flaky: [] };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed: expected + flaky,
    // An interrupted run reports no failed test, but has not passed.
    failed: failed === 0 && browserStatus !== 0 ? 1 : failed,
    flaky: report.suites.flatMap((suite) => listFlaky(suite, [])),
  };
}

/** The tests of a suite that passed only on their second try, by file and title. */
function listFlaky({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => listFlaky(inner, path)),
  ];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${file} was not written`);
    return undefined;
  }
}
