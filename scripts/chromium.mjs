/** Finds the browsers of the tests, and installs what is missing of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.mjs';

/**
 * The headless shell is the same engine without a browser around it, a third faster. A full browser asks for more: an
 * icon, a window.
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
 * The path of a Chromium: CHROMIUM_PATH, else Playwright's own or the system's, a headless shell before a full one;
 * installed when there is none. Ends the process when none can be had.
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
 * Beside the browser of all tests, one of the other kind, in which some of them run again: its path, nothing when it
 * cannot be had, and a line that says which the two are.
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

/** Playwright tells the path of its full browser alone; the shell is in a folder beside that one's. */
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

/** Installs Playwright's, else Debian's; gives its path when that has brought one. */
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
