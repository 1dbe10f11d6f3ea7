import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentDirectory } from '@/lib/content/content-directory';
import type { SiteIndex } from './index-form';

/** The name of the index file, which lies in the directory of its content. */
const NAME = 'search-index';

/** The version of the index format; increase it when the format changes. */
const FORM = 2;

/** Writes the index of a content directory to a file in that directory. */
export function writeSiteIndex(directory: string, index: SiteIndex): void {
  const file = path.join(directory, NAME);
  writeFileSync(file, serialize({ stamp: toStamp(directory), index }));
}

/** Reads the index in a directory without checking that it matches the content. */
export function readWrittenIndex(directory: string): SiteIndex {
  return deserialize(readFileSync(path.join(directory, NAME))).index;
}

/**
 * Reads the index in the content directory. Returns undefined and logs a warning if it cannot be read or belongs to
 * other content; then it has to be built.
 */
export function readSiteIndex(): SiteIndex | undefined {
  const directory = contentDirectory();
  try {
    const { stamp, index } = deserialize(readFileSync(path.join(directory, NAME)));
    if (stamp === toStamp(directory)) return index;
    report('is of other content');
  } catch (error) {
    report(`cannot be read (${error instanceof Error ? error.message : error})`);
  }
  return undefined;
}

function report(fault: string): void {
  // biome-ignore lint/suspicious/noConsole: for the server's log
  console.warn(`The search index ${fault}: it is built anew, and this start takes longer.`);
}

/** Returns a hash of the format version and the names and sizes of the content files. */
function toStamp(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json|yaml)$/.test(name))
    .sort()
    .map((name) => `${name} ${statSync(path.join(directory, name)).size}`);
  return createHash('sha256')
    .update([FORM, ...files].join('\n'))
    .digest('hex');
}
