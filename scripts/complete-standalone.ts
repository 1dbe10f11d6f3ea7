/** Makes .next/standalone a folder that serves the site by itself, wherever it is copied. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CONTENT } from '@/lib/content/content-directory';

const STANDALONE = '.next/standalone';

/** What the framework's tracing put there rightly; sources that it takes for data are not among it. */
const KEPT = new Set([
  '.next',
  'node_modules',
  'package.json',
  'server.js',
  '.env',
  '.env.production',
]);

/**
 * `next build` copies its output before scripts/finish-build.ts has gone over it, and leaves public files
 * and static assets out. `changed` are the files of .next that were written since. Does nothing on hosts
 * that pack the output their own way (next.config.ts).
 */
export function completeStandalone(changed: readonly string[]): void {
  if (!existsSync(STANDALONE)) return;
  for (const name of readdirSync(STANDALONE)) {
    if (!KEPT.has(name)) rmSync(join(STANDALONE, name), { recursive: true });
  }
  for (const path of ['public', '.next/static', BUILT_CONTENT, ...changed]) {
    cpSync(path, join(STANDALONE, path), { recursive: true });
  }
}
