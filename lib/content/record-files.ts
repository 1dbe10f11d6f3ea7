import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';

/** The files of a place, 'glossary.yaml' or 'figures/*.yaml', as messages name them. */
export function listFiles(place: string): string[] {
  if (!place.includes('*')) return [`content/${place}`];
  const folder = path.dirname(place);
  return readdirSync(path.join(contentDirectory(), folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${folder}/${name}`)
    .sort();
}

/** The text of a file that a message names; nothing where it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    const place = path.relative('content', file);
    return readFileSync(path.join(contentDirectory(), place), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
