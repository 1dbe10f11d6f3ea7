import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUILT_CONTENT } from '@/lib/content/content-directory';
import { APP, deleteParts, refuseShape } from './build-output';

const STANDALONE = '.next/standalone';

const SERVER = 'server.js';

/** Lies beside the server, which calls it before it loads the framework. */
const BOUNDS = 'bounded-server.mjs';
const CALL_BOUNDS = `import http from 'node:http';
import { boundServers } from './${BOUNDS}';
boundServers(http, process.env);
`;

/** Without these the folder is none that serves anything. */
const NEEDED = ['.next', 'node_modules', 'package.json', SERVER];

/** Finished answers, which the framework has copied as they were before the build was completed. */
const ANSWER = /\.(?:html|rsc|body|meta)$/;

/** Folders whose files no later build changes in their place: it deletes them and writes new ones. */
const LINKED = ['.next/static', BUILT_CONTENT, APP];

/** What the framework's tracing puts there rightly; sources that it takes for data are not among it. */
const KEPT = new Set([...NEEDED, '.env', '.env.production']);

/** Keeps the content of a build beside it; see lib/content/content-directory.ts. Records are compiled in. */
export function keepContent(project: string, content: string): void {
  const target = join(project, BUILT_CONTENT);
  rmSync(target, { recursive: true, force: true });
  cpSync(content, target, { recursive: true, filter: (path) => !path.endsWith('.ts') });
}

/**
 * Makes .next/standalone a folder that serves the site by itself, wherever it is copied: `next build`
 * leaves public files and static assets out, and copies its output before it is completed. `changed` are
 * the files that were written since. Gives how many files it shared and copied. Does nothing on hosts that pack the output their own way.
 */
export function completeStandalone(
  project: string,
  changed: readonly string[],
  link: (from: string, to: string) => void = linkSync,
): { shared: number; copied: number } | undefined {
  const folder = join(project, STANDALONE);
  if (process.env.VERCEL && !existsSync(folder)) return undefined;
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) refuseShape(`no ${missing.join(', ')} in ${STANDALONE}`);
  for (const name of readdirSync(folder)) {
    if (!KEPT.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  // What authors and programmers edit is copied: a link would let an edit into what is served.
  cpSync(join(project, 'public'), join(folder, 'public'), { recursive: true });
  const done = { shared: 0, copied: 0 };
  for (const path of new Set([...changed, ...LINKED.flatMap((part) => listFiles(project, part))])) {
    done[share(join(project, path), join(folder, path), link)] += 1;
  }
  deleteParts(join(folder, APP));
  boundServer(join(folder, SERVER));
  return done;
}

/** The files below a folder of the project, by their paths in the project. */
function listFiles(project: string, folder: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (folder !== APP || ANSWER.test(entry.name)))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
}

/**
 * Puts one file in two places: as one by a hard link, so that thousands of pages take no room and no time twice, and
 * as a copy where the file system has no links.
 */
function share(
  from: string,
  to: string,
  link: (from: string, to: string) => void,
): 'shared' | 'copied' {
  rmSync(to, { force: true });
  mkdirSync(dirname(to), { recursive: true });
  try {
    link(from, to);
    return 'shared';
  } catch {
    copyFileSync(from, to);
    return 'copied';
  }
}

function boundServer(file: string): void {
  const server = readFileSync(file, 'utf8');
  // A module that loads the framework as it runs, not before.
  if (!/^import [\s\S]*^require\('next'\)$[\s\S]*^startServer\(/m.test(server)) {
    refuseShape(`${SERVER} loads the framework some other way`);
  }
  cpSync(new URL(BOUNDS, import.meta.url), join(dirname(file), BOUNDS));
  if (!server.startsWith(CALL_BOUNDS)) writeFileSync(file, CALL_BOUNDS + server);
}
