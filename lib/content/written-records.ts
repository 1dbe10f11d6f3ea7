import { readdirSync, readFileSync } from 'node:fs';
import type { ContentProblem } from './content-error';

/** Files of records as lines, by their place: 'content/peptides/healing.ts'. */
type Sources = ReadonlyMap<string, readonly string[]>;

/**
 * Finds what is wrong in records that authors write in TypeScript, in a file of content or all of a folder, where each
 * begins with its `slug` or `id`: the file and the line of the value in question, else of its field, else of its name.
 */
export function toRecordPlaces(
  place: string,
  key: 'slug' | 'id',
): (name: string, field: string, value?: string) => Pick<ContentProblem, 'file' | 'line'> {
  const sources = readSources(place);
  const isStart = new RegExp(`^ {4}${key}: `);
  return (name, field, value) => {
    for (const [file, lines] of sources) {
      const start = lines.findIndex((line) => line.trim() === `${key}: '${name}',`);
      if (start === -1) continue;
      const next = lines.findIndex((line, index) => index > start && isStart.test(line));
      const own = lines.slice(start, next === -1 ? undefined : next);
      const ofField = findField(own, field);
      const ofValue = value ? own.findIndex((line, at) => at >= ofField && holds(line, value)) : -1;
      return { file, line: start + 1 + Math.max(ofValue === -1 ? ofField : ofValue, 0) };
    }
    return { file: place };
  };
}

/** The line of the first place in a file of content where a value stands in quotes or names a field. */
export function findValue(file: string, value: string): Pick<ContentProblem, 'file' | 'line'> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => holds(line, value));
  return index === -1 ? { file } : { file, line: index + 1 };
}

const holds = (line: string, value: string) =>
  line.includes(`'${value}'`) || line.trimStart().startsWith(`${value}: `);

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

function readSources(place: string): Sources {
  const files = place.endsWith('.ts')
    ? [place]
    : readdirSync(place)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${place}/${name}`);
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
}
