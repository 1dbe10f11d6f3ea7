/** Finds the browsers for the tests, and installs those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.mjs';

/**
 * The headless shell is the same engine without the browser UI, a third faster. A full browser also requests the icon
 * and opens a window.
 */
const SHELL = {
  name: 'headless shell',
  own: findOwnShell,
  commands: ['chromium-headless-shell'],
  option: '--only-shell',
  debian: 'chromium-headless-shell',
};
const FULL = {
  name: 'full Chromium',
  own: () => chromium.executablePath(),
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  option: '--no-shell',
  debian: 'chromium',
};
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else Playwright's own or the system's, a headless shell before a full
 * one. Installs one when there is none; exits the process when that fails.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && existsSync(chosen)) return chosen;
  const found = find(SHELL) ?? find(FULL) ?? install(SHELL) ?? install(FULL);
  if (found) return found;
  console.error('No Chromium could be installed. Set CHROMIUM_PATH to one and run npm test again.');
  process.exit(1);
}

/**
 * Finds or installs a browser of the other kind than that at `path`, for the tests that run in both. Returns its path,
 * undefined when it cannot be installed, and a line that names the two browsers.
 */
export function findOtherChromium(path) {
  const [kind, other] = isShell(path) ? [SHELL, FULL] : [FULL, SHELL];
  const found = find(other) ?? install(other);
  const second = found
    ? `${other.name} ${found}`
    : `no ${other.name}, which could not be installed`;
  return { path: found, told: `Browsers: ${kind.name} ${path}; ${second}` };
}

function isShell(path) {
  return /headless[-_]shell(?:\.exe)?$/.test(path);
}

function find({ own, commands }) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [own(), ...onPath, ...(commands.includes('chrome') ? [MAC] : [])].find(
    (path) => path && existsSync(path),
  );
}

/** Playwright gives only the path of its full browser; the shell is in a folder next to that browser's. */
function findOwnShell() {
  const folder = join(chromium.executablePath(), '../../..');
  if (!existsSync(folder)) return undefined;
  const shells = readdirSync(folder).filter((name) => name.startsWith('chromium_headless_shell-'));
  return shells
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true }).map((file) => join(folder, name, file)),
    )
    .findLast(isShell);
}

/** Installs Playwright's build, else Debian's package; returns its path, if that succeeded. */
function install(kind) {
  console.log(`No ${kind.name} found: installing one for the browser tests…`);
  const own = ['install', kind.option, 'chromium'];
  if (run('node_modules/.bin/playwright', own, { mayFail: true }) !== 0) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
      return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
    };
    apt('update');
    apt('install', '-y', '--no-install-recommends', kind.debian);
  }
  return find(kind);
}
