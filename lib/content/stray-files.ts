import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';
import type { ContentProblem } from './content-error';

/** What somebody writes a text in; in a folder without texts it would be found by nobody. */
const TEXT = /\.(?:md|mdx|markdown|txt|html?|docx?|rtf|odt)$/i;

/** Left by systems and editors. */
const IGNORED = /^\.|~$|^Thumbs\.db$/;

/**
 * Files under content that no page is made of, though somebody meant one: texts in a folder without texts, and
 * in a folder of texts what does not end in .md. `collections` are all that there are.
 */
export function findStrayFiles(collections: readonly { folder: string }[]): ContentProblem[] {
  const folders = [...new Set(collections.map(({ folder }) => folder))];
  return readdirSync(contentDirectory(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .flatMap(({ name, parentPath }) => {
      const place = path
        .relative(contentDirectory(), path.join(parentPath, name))
        .split(path.sep)
        .join('/');
      const message = findFault(place, folders);
      return message ? [{ file: `content/${place}`, message }] : [];
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

function findFault(place: string, folders: readonly string[]): string | undefined {
  const isAmongTexts = folders.some((folder) => place.startsWith(`${folder}/`));
  // The compiler and the check for unused files look at programs.
  if (place.endsWith(isAmongTexts ? '.md' : '.json') || place.endsWith('.ts')) return undefined;
  if (isAmongTexts)
    return 'no page is made of this file; a text ends in .md, in small letters, and a picture belongs in public/images';
  if (!TEXT.test(place)) return undefined;
  const last = folders.map((folder) => `content/${folder}`).join(', ');
  return `no page is made of a text in this folder; move it to one of ${last}`;
}
