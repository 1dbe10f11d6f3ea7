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
import { type BuildOutput, refuseShape } from './build-output';
import { filePolicy } from './security-headers.mjs';
import { toWorkerCode } from './worker-code';

/** The file of the worker among those of the build; app/sw.js gives it its address. */
export const WORKER = 'sw.js';

/**
 * The answer with the worker is asked for again each time, or a correction could wait a day; and it fetches
 * what it keeps from our own origin, which the policy of other files forbids.
 */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': `${filePolicy}; connect-src 'self'`,
};

const CODE = 'calculator.ts';

/** Files of the build as pages, scripts and styles name them: from static/ on, or beside a style. */
const STATIC = /\bstatic\/[\w./~-]+\.(?:js|css|woff2)\b/g;
const BESIDE_STYLE = /\.\.\/(media\/[\w.~-]+)/g;

/** Files that pages fetch. */
const DATA = /\.json$/;

/** Scripts for browsers that know no service worker either. */
const OLD_SCRIPT = /<script\b[^>]*\bnomodule\b[^>]*>/gi;

/** Tools that are kept beside the calculator. */
const TOOLS = [SOMETHING_WENT_WRONG_PATH, CERTIFICATE_PATH, SHEET_PATH, BASELINE_PATH];

/**
 * Completes the service worker: every page at or below the calculator's address, the tools beside it, and all that
 * they load or fetch, at once or on demand. After everything that changes the pages: its version is drawn from them.
 * Ends the build when a page names a file that is not there.
 */
export function writeOfflineWorker(project: string, output: BuildOutput): void {
  if (!output.files.includes(WORKER)) refuseShape(`no ${WORKER}`);
  const bases = [CALCULATOR_PATH, ...TOOLS].map((path) => path.slice(1));
  const isBelow = (name: string) => bases.some((base) => name.startsWith(`${base}/`));
  const pages = output.pages.filter((page) => bases.includes(page) || isBelow(page)).sort();
  for (const page of bases) if (!pages.includes(page)) refuseShape(`no page ${page}.html`);
  const html = pages.map(output.readHtml);
  const files = findFiles(join(project, '.next'), html);
  // What pages fetch changes under its name, as they do: it is kept and asked for as they are.
  const data = output.files.filter((file) => isBelow(file) && DATA.test(file)).sort();
  const texts = data.map((file) => output.readFile(file).toString('utf8'));
  output.writeFile(WORKER, toOfflineWorker([...pages, ...data], [...html, ...texts], files));
}

/** The worker with its lists. The version changes with any byte of a page or of the worker itself. */
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

/** Every file that some pages load, those that scripts and styles name in turn among them, sorted. */
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
      if (!existsSync(file)) refuseShape(`${name} is named and not there`);
      found.add(name);
      if (!name.endsWith('.woff2')) add(readFileSync(file, 'utf8'));
    }
  };
  for (const text of html) add(text.replace(OLD_SCRIPT, ''));
  return [...found].sort();
}
