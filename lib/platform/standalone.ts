import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CONTENT } from '@/lib/content/content-directory';
import { refuseShape } from './build-output';

const STANDALONE = '.next/standalone';

/** Without these the folder is none that serves anything. */
const NEEDED = ['.next', 'node_modules', 'package.json', 'server.js'];

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
 * the files that were written since. Does nothing on hosts that pack the output their own way.
 */
export function completeStandalone(project: string, changed: readonly string[]): void {
  const folder = join(project, STANDALONE);
  if (process.env.VERCEL && !existsSync(folder)) return;
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) refuseShape(`no ${missing.join(', ')} in ${STANDALONE}`);
  for (const name of readdirSync(folder)) {
    if (!KEPT.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const path of ['public', '.next/static', BUILT_CONTENT, ...changed]) {
    cpSync(join(project, path), join(folder, path), { recursive: true });
  }
}
