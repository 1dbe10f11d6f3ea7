import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BASELINE_PATH,
  CALCULATOR_PATH,
  CERTIFICATE_PATH,
  SHEET_PATH,
  SOMETHING_WENT_WRONG_PATH,
} from '@/content/paths';
import { type BuildOutput, failOnUnknownOutput } from './build-output';
import { filePolicy } from './security-headers.mjs';
import { toWorkerCode } from './worker-code';

/** The worker's file among the prerendered answers, at the address of app/sw.js. */
export const WORKER = 'sw.js';

/**
 * Headers of the worker's script: revalidated each time, or a correction could wait a day; and allowed to fetch from
 * our own origin, which the policy of other files forbids.
 */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': `${filePolicy}; connect-src 'self'`,
};

const CODE = 'calculator.ts';

/** Build files as pages, scripts and style sheets write them: from static/ on, or relative to a sheet. */
const STATIC = /\bstatic\/[\w./~-]+\.(?:js|css|woff2)\b/g;
const BESIDE_STYLE = /\.\.\/(media\/[\w.~-]+)/g;

/** Data files, which pages fetch. */
const DATA = /\.json$/;

/** Scripts for browsers that are too old for service workers as well. */
const OLD_SCRIPT = /<script\b[^>]*\bnomodule\b[^>]*>/gi;

/** Tools that are stored offline with the calculator. */
const TOOLS = [SOMETHING_WENT_WRONG_PATH, CERTIFICATE_PATH, SHEET_PATH, BASELINE_PATH];

/**
 * Fills in the service worker: every page at or below the calculator's address, the tools beside it, and all files that
 * they load or fetch, at once or on demand. Call it after all changes to the pages, since its version is a hash of
 * them. Fails the build when a page names a missing file.
 */
export function writeOfflineWorker(project: string, output: BuildOutput): void {
  if (!output.files.includes(WORKER)) failOnUnknownOutput(`no ${WORKER}`);
  const bases = [CALCULATOR_PATH, ...TOOLS].map((path) => path.slice(1));
  const isBelow = (name: string) => bases.some((base) => name.startsWith(`${base}/`));
  const pages = output.pages.filter((page) => bases.includes(page) || isBelow(page)).sort();
  for (const page of bases) if (!pages.includes(page)) failOnUnknownOutput(`no page ${page}.html`);
  const html = pages.map(output.readHtml);
  const files = findFiles(join(project, '.next'), html);
  // Data files change under the same name, as pages do, so the worker treats them like pages.
  const data = output.files.filter((file) => isBelow(file) && DATA.test(file)).sort();
  const texts = data.map((file) => output.readFile(file).toString('utf8'));
  output.writeFile(WORKER, toOfflineWorker([...pages, ...data], [...html, ...texts], files));
}

/** Returns the worker's code with its lists. The version changes with any byte of a page or the worker itself. */
export function toOfflineWorker(
  pages: readonly string[],
  texts: readonly string[],
  files: readonly string[],
): string {
  const lists = {
    PAGES: pages.map((page) => `/${page}`),
    FILES: files.map((file) => `/_next/${file}`),
  };
  const hash = createHash('sha256').update(JSON.stringify([toWorkerCode(CODE, lists), texts]));
  return toWorkerCode(CODE, { VERSION: hash.digest('hex').slice(0, 12), ...lists });
}

/** Returns all files that pages load, also via scripts and styles. Fails if one is missing. */
export function findFiles(folder: string, html: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (text: string) => {
    const names = [
      ...(text.match(STATIC) ?? []),
      ...[...text.matchAll(BESIDE_STYLE)].map(([, name]) => `static/${name}`),
    ];
    for (const name of names) {
      if (found.has(name)) continue;
      const file = join(folder, name);
      if (!existsSync(file)) failOnUnknownOutput(`${name} is named and not there`);
      found.add(name);
      if (!name.endsWith('.woff2')) add(readFileSync(file, 'utf8'));
    }
  };
  for (const text of html) add(text.replace(OLD_SCRIPT, ''));
  return [...found].sort();
}
