import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';
import type { ContentProblem } from './content-error';

/** What somebody writes a text in; in a folder without texts it would be found by nobody. */
const TEXT = /\.(?:md|mdx|markdown|txt|html?|docx?|rtf|odt)$/i;

/** Left by systems and editors. */
const IGNORED = /^\.|~$|^Thumbs\.db$/;

/** What of the content is read: folders of texts, and files of records by their places, 'references.json', 'figures/*.yaml'. */
export type ReadContent = { texts: readonly { folder: string }[]; records: readonly string[] };

/**
 * Files under content that nothing is made of, though somebody meant it: texts in a folder without texts, what does
 * not end in .md in a folder of texts, and elsewhere what is neither a program nor one of the files of records.
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
  // The compiler and the check for unused files look at programs.
  if (place.endsWith('.ts') || records.some((record) => matches(place, record))) return undefined;
  if (folders.some((folder) => place.startsWith(`${folder}/`)))
    return place.endsWith('.md')
      ? undefined
      : 'no page is made of this file; a text ends in .md, in small letters, and a picture belongs in public/images';
  if (TEXT.test(place))
    return `no page is made of a text in this folder; move it to one of ${toList(folders)}`;
  return `nothing reads this file; records stand in ${toList(records)}, and a picture belongs in public/images`;
}

/** Whether a file is that of a place, or one of those of 'figures/*.yaml'. */
function matches(file: string, place: string): boolean {
  const [start = '', end] = place.split('*');
  if (end === undefined) return file === place;
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

const toList = (places: readonly string[]) => places.map((place) => `content/${place}`).join(', ');
