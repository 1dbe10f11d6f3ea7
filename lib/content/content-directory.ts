import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The copy of the content that a build was made from, with the search index. scripts/keep-content.ts writes it, and
 * Next.js ships it with each server and function (outputFileTracingIncludes in next.config.ts).
 */
export const BUILT_CONTENT = 'built-content';

/**
 * Returns the folder to read content from. A production server reads the copy that its build was
 * made from, so that a later edit or mistake can neither break a restart nor list an article
 * without a page. Everything else reads the authors' files. CONTENT_DIR overrides both, for the
 * benchmark and the fault tests.
 */
export function contentDirectory(): string {
  if (process.env.CONTENT_DIR) return process.env.CONTENT_DIR;
  const root = /* turbopackIgnore: true */ process.cwd();
  const built = path.join(root, BUILT_CONTENT);
  return isServing() && existsSync(built) ? built : path.join(root, 'content');
}

/** Whether this is a production server answering requests, not a build, a script or a test. */
export function isServing(): boolean {
  return (
    process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build'
  );
}
