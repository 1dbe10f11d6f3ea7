/** Brings the project to where it can be served or tested: installs and builds what is missing or stale. */
import { isBuilt, isInstalled } from './project-state.mjs';
import { run } from './run.mjs';

/** Installs the dependencies of the lockfile, build tools included, unless they are there. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Builds the production site unless the build matches its sources. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building…');
  run('npm', ['run', 'build']);
}
