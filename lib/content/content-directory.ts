import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The content that a build was made from, with the index of its search: scripts/keep-content.ts writes it, and the
 * framework puts it beside each server and function (outputFileTracingIncludes in next.config.ts).
 */
export const BUILT_CONTENT = 'built-content';

/**
 * The folder that content is read from. A running server reads the copy its build was made from, so
 * that an edit or a mistake made since can neither break a restart nor list an article without a
 * page. Everything else reads what authors edit. CONTENT_DIR points both at another folder: the
 * benchmark and the fault tests use it.
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
