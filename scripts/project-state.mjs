/** Checks what is installed and built, using no dependency: it runs before any is installed. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
// Not parseEnv by name: an old Node must get as far as findNodeFault.
import * as util from 'node:util';

/** The server in the standalone folder of a build; it needs nothing outside that folder. */
export const SERVER = '.next/standalone/server.js';

const STAMP = '.next/amide-build.json';

const SOURCES = `
  app components content lib public
  scripts/build.mjs scripts/check-content.ts scripts/content-report.ts scripts/keep-content.ts
  instrumentation.ts next.config.ts package-lock.json postcss.config.mjs tsconfig.json`
  .trim()
  .split(/\s+/);

/** Environment variables that a build writes into its pages. */
const SETTINGS = 'NEXT_PUBLIC_SITE_URL NEXT_PUBLIC_SHOP_URL SECURITY_CONTACT CONTENT_DIR'.split(
  ' ',
);

/** The files that Next.js reads for a build, of which the first wins. */
const SETTING_FILES = '.env.production.local .env.local .env.production .env'.split(' ');

/** Written by npm when an installation is complete. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether dependencies are installed, even if for an older lockfile. */
export function hasTools() {
  return existsSync(INSTALLED);
}

/** Whether node_modules is there and no older than the lockfile. */
export function isInstalled() {
  return hasTools() && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/**
 * The error message for a Node version, '18.20.4', below the lowest of a range such as
 * '^20.19.0 || >=22.13.0' (patch versions do not count); undefined for any other.
 */
export function findNodeFault(version, range) {
  const toNumber = ([, major, minor]) => Number(major) * 1000 + Number(minor);
  const lowest = Math.min(...[...range.matchAll(/[\^=~](\d+)\.(\d+)/g)].map(toNumber));
  const [major, minor] = version.split('.');
  if (toNumber(['', major, minor]) >= lowest) return undefined;
  return `This is Node ${version}; the site needs ${range.replace(' || ', ' or ')} (package.json). Install it from https://nodejs.org or with a manager of versions, which reads .nvmrc.`;
}

/** The settings that a build writes into its pages, from the environment or else from files in the folder. */
export function readSettings(env = process.env, folder = '.') {
  const files = SETTING_FILES.map((name) => join(folder, name)).filter(existsSync);
  const stored = files.map((file) => util.parseEnv(readFileSync(file, 'utf8')));
  const all = Object.assign({}, ...stored.reverse(), env);
  return Object.fromEntries(SETTINGS.map((name) => [name, all[name] ?? '']));
}

/** The warning for a build without NEXT_PUBLIC_SITE_URL; undefined when it is set. */
export function findAddressFault({ NEXT_PUBLIC_SITE_URL }) {
  if (NEXT_PUBLIC_SITE_URL) return undefined;
  return 'NEXT_PUBLIC_SITE_URL is not set: canonical links, feeds and the sitemap of this build name http://localhost:3000.';
}

/** The paths that installing, building and testing write to. */
const WRITTEN = ['.', 'node_modules', '.next', 'test-results'];

/** The error message when the project folder, or one in it that commands write to, is not writable. */
export function findWriteFault(
  paths = WRITTEN.filter((path) => existsSync(path)),
  access = accessSync,
) {
  for (const path of paths) {
    try {
      access(path, constants.W_OK);
    } catch (error) {
      return `${join(process.cwd(), path)} cannot be written to (${error.code}), and installing, building and testing write there. Copy the project to a folder of your own, or take the right to write: chown -R "$USER" .`;
    }
  }
  return undefined;
}

/** Whether the build was made from the current sources and settings. */
export function isBuilt() {
  return existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Stores the fingerprint of the sources and settings that the build was made from. */
export function stampBuild() {
  writeFileSync(STAMP, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(readSettings())) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
