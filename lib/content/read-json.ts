import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';
import { ContentError } from './content-error';

/** The value of a JSON file by its place under content. Throws a ContentError when it is none. */
export function readJson(place: string): unknown {
  const file = `content/${place}`;
  let json: string;
  try {
    json = readFileSync(path.join(contentDirectory(), place), 'utf8');
  } catch {
    throw new ContentError([{ file, message: 'is missing' }]);
  }
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ContentError([{ file, message: `not valid JSON: ${String(error)}` }]);
  }
}
