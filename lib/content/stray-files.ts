import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';
import type { ContentProblem } from './content-error';

/** Extensions of text files, which are never read outside the text folders. */
const TEXT = /\.(?:md|mdx|markdown|txt|html?|docx?|rtf|odt)$/i;

/** Files left by operating systems and editors. */
const IGNORED = /^\.|~$|^Thumbs\.db$/;

/** What is read: folders of texts, and record files by path, 'references.json', 'figures/*.yaml'. */
export type ReadContent = { texts: readonly { folder: string }[]; records: readonly string[] };

/**
 * Reports files under content that nothing reads: text files outside the text folders, files in them that do not end in
 * .md, and elsewhere files that are neither TypeScript nor known records.
 */
export function findStrayFiles({ texts, records }: ReadContent): ContentProblem[] {
  const folders = [...new Set(texts.map(({ folder }) => folder))];
  return readdirSync(contentDirectory(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .flatMap(({ name, parentPath }) => {
      const place = path
        .relative(contentDirectory(), path.join(parentPath, name))
        .split(path.sep)
        .join('/');
      const message = findFault(place, folders, records);
      return message ? [{ file: `content/${place}`, message }] : [];
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

function findFault(
  place: string,
  folders: readonly string[],
  records: readonly string[],
): string | undefined {
  // TypeScript files are checked by the compiler and the check for unused files.
  if (place.endsWith('.ts') || records.some((record) => matches(place, record))) return undefined;
  if (folders.some((folder) => place.startsWith(`${folder}/`)))
    return place.endsWith('.md')
      ? undefined
      : 'no page is made of this file; a text ends in .md, in small letters, and a picture belongs in public/images';
  if (TEXT.test(place))
    return `no page is made of a text in this folder; move it to one of ${toList(folders)}`;
  return `nothing reads this file; records belong in ${toList(records)}, and a picture belongs in public/images`;
}

/** Whether a file matches a path, or a pattern like 'figures/*.yaml'. */
function matches(file: string, place: string): boolean {
  const [start = '', end] = place.split('*');
  if (end === undefined) return file === place;
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

const toList = (places: readonly string[]) => places.map((place) => `content/${place}`).join(', ');
