import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from './content-error';

/** Files of records as lines, by their place: 'content/peptides/healing.ts'. */
type Sources = ReadonlyMap<string, readonly string[]>;

/**
 * Finds what is wrong in records that authors write in TypeScript below a folder of content, where each begins with a
 * line `slug: '…'`: the file and the line of the value in question, else of its field, else of the record's slug.
 */
export function toRecordPlaces(
  folder: string,
): (slug: string, field: string, value?: string) => Pick<ContentProblem, 'file' | 'line'> {
  const sources = readSources(folder);
  return (slug, field, value) => {
    for (const [file, lines] of sources) {
      const start = lines.findIndex((line) => line.trim() === `slug: '${slug}',`);
      if (start === -1) continue;
      const next = lines.findIndex((line, index) => index > start && /^ {4}slug: /.test(line));
      const own = lines.slice(start, next === -1 ? undefined : next);
      const ofField = findField(own, field);
      const ofValue = value ? own.findIndex((line, at) => at >= ofField && holds(line, value)) : -1;
      return { file, line: start + 1 + Math.max(ofValue === -1 ? ofField : ofValue, 0) };
    }
    return { file: folder };
  };
}

/** The line of the first place in a file of content where a value stands in quotes. */
export function findValue(file: string, value: string): Pick<ContentProblem, 'file' | 'line'> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => holds(line, value));
  return index === -1 ? { file } : { file, line: index + 1 };
}

const holds = (line: string, value: string) => line.includes(`'${value}'`);

/** The line of the deepest part of a way such as 'dosing.doses', each below the one before. */
function findField(lines: readonly string[], field: string): number {
  let found = 0;
  for (const part of field.split('.')) {
    const at = lines.findIndex((line, index) => index >= found && line.includes(` ${part}: `));
    if (at === -1) break;
    found = at;
  }
  return found;
}

function readSources(folder: string): Sources {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(
    names.map((name) => [
      `${folder}/${name}`,
      readFileSync(path.join(folder, name), 'utf8').split('\n'),
    ]),
  );
}
