import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentDirectory } from '@/lib/content/content-directory';
import type { SiteIndex } from './index-form';

/** Beside the content that it was made from. */
const NAME = 'search-index';

/** Counted up when the form of an index changes. */
const FORM = 2;

/** Writes the index of the content in a folder beside it. */
export function writeSiteIndex(directory: string, index: SiteIndex): void {
  const file = path.join(directory, NAME);
  writeFileSync(file, serialize({ stamp: toStamp(directory), index }));
}

/** The index in a folder, whatever stands there now. */
export function readWrittenIndex(directory: string): SiteIndex {
  return deserialize(readFileSync(path.join(directory, NAME))).index;
}

/**
 * The index that was written beside the content; undefined, and said in the log, when there is none or it is of other
 * content, so that it has to be built.
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
  // biome-ignore lint/suspicious/noConsole: the operator's log is where this has to be said
  console.warn(`The search index ${fault}: it is built anew, and this start takes longer.`);
}

/** What an index must have been made for: files of these names and lengths. */
function toStamp(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json|yaml)$/.test(name))
    .sort()
    .map((name) => `${name} ${statSync(path.join(directory, name)).size}`);
  return createHash('sha256')
    .update([FORM, ...files].join('\n'))
    .digest('hex');
}
