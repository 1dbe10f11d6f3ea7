/**
 * Copies the content for the servers, so that a later edit cannot break a running site, and writes the search index
 * beside it. The .ts files are left out, because they are compiled in.
 */
import { cpSync, rmSync } from 'node:fs';
import { BUILT_CONTENT, contentDirectory } from '@/lib/content/content-directory';
import { writeSiteIndex } from '@/lib/search/index-file';
import { buildSiteIndex } from '@/lib/search/site-index';

export function keepContent(): void {
  rmSync(BUILT_CONTENT, { recursive: true, force: true });
  cpSync(contentDirectory(), BUILT_CONTENT, {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  const index = buildSiteIndex();
  writeSiteIndex(BUILT_CONTENT, index);
  console.log(`Search index written for ${index.entries.length} entries`);
}
