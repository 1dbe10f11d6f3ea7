import path from 'node:path';

/**
 * The folder that authors edit. CONTENT_DIR points a build at another one: the benchmark and the
 * fault tests use it to build from generated content without touching the real one.
 */
export function contentDirectory(): string {
  return process.env.CONTENT_DIR ?? path.join(/* turbopackIgnore: true */ process.cwd(), 'content');
}
