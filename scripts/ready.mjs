/** Prepares the project for serving or testing: installs and builds what is missing or stale. */
import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { findNodeFault, findWriteFault, hasTools, isBuilt, isInstalled } from './project-state.mjs';
import { run } from './run.mjs';

/**
 * For `npm test`: installs the dependencies of the lockfile, build tools included, unless they are up to date, and
 * checks that reports can be written.
 */
export function ensureInstalled() {
  ensureNode();
  ensureWritable();
  if (!isInstalled()) install();
}

/** For `npm start`: installs and builds what is missing or stale. A complete build may be read-only. */
export function ensureServable() {
  ensureNode();
  if (!isInstalled()) install();
  if (isBuilt()) return;
  console.log('Building…');
  run('npm', ['run', 'build']);
}

/** Installs dependencies if there are none. A newer lockfile is left to `npm start` and `npm test`. */
export function ensureTools() {
  ensureNode();
  if (!hasTools()) install();
}

function install() {
  ensureWritable();
  console.log('Installing dependencies…');
  const code = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { mayFail: true });
  if (code === 0) return;
  console.error(
    'The dependencies could not be installed; npm says why above. The first time needs the network: npm ping',
  );
  process.exit(code);
}

function ensureNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  refuse(findNodeFault(process.versions.node, engines.node));
}

/** Exits the process with an error message if the project folder is not writable. */
export function ensureWritable() {
  refuse(findWriteFault());
}

function refuse(fault) {
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}

/**
 * Starts a production build in the background, unless the build is up to date, with its output in the file `log`.
 * Returns a function that waits for the build to end, prints the log and returns the exit code.
 */
export function beginBuild(log) {
  if (isBuilt()) return async () => 0;
  const file = openSync(log, 'w');
  const build = spawn('npm', ['run', 'build'], {
    stdio: ['ignore', file, file],
    shell: process.platform === 'win32',
  });
  const ended = new Promise((resolve) => {
    build.on('error', () => resolve(1));
    build.on('exit', (status) => resolve(status ?? 1));
  });
  return async () => {
    const status = await ended;
    console.log(readFileSync(log, 'utf8'));
    return status;
  };
}
