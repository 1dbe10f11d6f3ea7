/**
 * `npm test`: installs, makes sure of a browser, builds, and runs format and lint, types, unit,
 * content and browser tests. Ends with one line, 'N passed, N failed'.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { listFlaky } from './flaky.mjs';
import { beginBuild, ensureInstalled } from './ready.mjs';
import { run, runStep } from './run.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/e2e.json';

// The browser tests and their server end with this process, and with the npm that started it.
const owners = [process.pid, ...listParents()];

ensureInstalled();
const { findChromium, findOtherChromium } = await import('./chromium.mjs');
const chromium = findChromium();
const other = findOtherChromium(chromium);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const types = [runStep('Routes', 'next', ['typegen']), runStep('Types', 'tsc', ['--noEmit'])];
// Long stretches of a build keep one core busy: what needs no build runs beside it.
const waitForBuild = types.every(({ isFine }) => isFine)
  ? beginBuild('test-results/build.log')
  : async () => 1;
const checks = [
  ...types,
  runStep('Format and lint', 'biome', ['check', '--error-on-warnings']),
  runStep('Unused files, exports and packages', 'knip', []),
].map(({ isFine }) => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }));
const unitStatus = run(
  'node_modules/.bin/vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  { mayFail: true },
);
// Read now: the browser runner empties the folder.
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

/** The shell between npm and this process, and npm, which may be killed without either of the two. */
function listParents() {
  if (!process.env.npm_lifecycle_event) return [];
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', process.ppid], { encoding: 'utf8' });
  return [process.ppid, Number(stdout)].filter((id) => id > 1);
}

function countUnit() {
  const report = readReport(UNIT_REPORT);
  if (!report) return { passed: 0, failed: 1 };
  // A file that cannot be loaded holds no test: it counts.
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
    // A run that somebody ended has failed nothing, and has not passed.
    failed: failed === 0 && browserStatus !== 0 ? 1 : failed,
    flaky: listFlaky(report),
  };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${file} was not written`);
    return undefined;
  }
}
