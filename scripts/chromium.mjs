/** Finds a Chromium for the browser tests, and installs one when there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.mjs';

/** The headless shell first: the same engine without a browser around it, a third faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, one of the system's; else Playwright's is
 * installed, else Debian's. Ends the process when none can be had.
 */
export function findChromium() {
  const found = find();
  if (found) return found;

  console.log('No Chromium found: installing one for the browser tests…');
  if (run('node_modules/.bin/playwright', ['install', 'chromium'], { mayFail: true }) !== 0) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
      return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
    };
    apt('update');
    // Older systems have no package of the shell alone.
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    );
  }
  const installed = find();
  if (installed) return installed;
  console.error('No Chromium could be installed. Set CHROMIUM_PATH to one and run npm test again.');
  process.exit(1);
}

function find() {
  const own = chromium.executablePath();
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, own, ...onPath, MAC].find((path) => path && existsSync(path));
}
