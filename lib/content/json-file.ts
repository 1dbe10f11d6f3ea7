import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import { contentDirectory } from './content-directory';
import { ContentError, type ContentProblem } from './content-error';
import { toSchemaProblems } from './schema-problems';

/** Forty times the largest file of the site: anything larger is not written by hand or by our scripts. */
const MAX_LENGTH = 40_000_000;

/** Fields that name an entry of a list; the first one present counts. */
const NAMES = ['id', 'slug', 'reference'];

/** Reads a JSON file by its path under content. Throws a ContentError if it cannot. */
export function readJson(place: string): unknown {
  return parseJson(`content/${place}`, readSource(place));
}

/** Parses JSON. Throws a ContentError with the line of a syntax error and what was expected there. */
export function parseJson(file: string, source: string): unknown {
  if (source.length > MAX_LENGTH) {
    const message = `holds more than ${MAX_LENGTH} characters; split it, or take out what does not belong`;
    throw new ContentError([{ file, message }]);
  }
  try {
    return JSON.parse(source);
  } catch {
    throw new ContentError([{ file, ...describeFault(source) }]);
  }
}

/**
 * Runs `read` and adds lines to the problems of JSON files that it throws. A problem's `field` is an entry's name
 * followed by the path to the value, separated by dots.
 */
export function withLines<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const files = new Map<string, ReturnType<typeof toLineFinder>>();
    throw new ContentError(
      error.problems.map((problem) => {
        if (problem.line !== undefined || !problem.file.endsWith('.json')) return problem;
        const finder =
          files.get(problem.file) ?? toLineFinder(readSource(problem.file.replace('content/', '')));
        files.set(problem.file, finder);
        const line = problem.field && finder(problem.field);
        return line ? { ...problem, line } : problem;
      }),
    );
  }
}

/** Returns a function that finds the line, from 1, of a problem's field in a JSON text; undefined if not found. */
export function toLineFinder(source: string): (field: string) => number | undefined {
  const root = parseTree(source);
  const places = new Map<string, number>();
  const entries = root?.type === 'array' ? (root.children ?? []) : [];
  for (const [index, entry] of entries.entries()) {
    const names = NAMES.map((name) => findNodeAtLocation(entry, [name])?.value).filter(Boolean);
    places.set(String(names[0]), index);
    // The name that messages give an entry without one.
    places.set(`entry ${index + 1}`, index);
  }
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index + 1);
  const toLine = (offset: number) => starts.filter((start) => start <= offset).length + 1;
  return (field) => {
    const way = root?.type === 'array' ? toEntryWay(places, field) : toWay(field);
    // For a missing value, use the deepest existing parent.
    for (let end = way.length; root && end > 0; end -= 1) {
      const node = findNodeAtLocation(root, way.slice(0, end));
      if (node) return toLine(node.offset);
    }
    return undefined;
  };
}

function toEntryWay(places: ReadonlyMap<string, number>, field: string): JSONPath {
  // Names may contain dots: use the longest prefix that is an entry's name.
  for (let end = field.length; end > 0; end = field.lastIndexOf('.', end - 1)) {
    const place = places.get(field.slice(0, end));
    if (place !== undefined) return [place, ...toWay(field.slice(end + 1))];
  }
  return [];
}

/** Splits a field into a path. Of several unknown keys in one step, the first is used. */
function toWay(field: string): JSONPath {
  const steps = field.split('.').map((step) => step.split(', ')[0] ?? '');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * Validates the entries of a list and returns the valid ones and all problems, such as duplicate names. `toSchema`
 * picks the schema for each entry: a union would only report that no variant matches.
 */
export function parseEntries<Entry>(
  file: string,
  raw: unknown,
  nameField: string,
  toSchema: (entry: object) => z.ZodType<Entry>,
): { entries: Entry[]; problems: ContentProblem[] } {
  if (!Array.isArray(raw))
    return { entries: [], problems: [{ file, message: 'expected a list of entries' }] };
  const names = new Set<string>();
  const problems: ContentProblem[] = [];
  const entries = raw.flatMap((entry: unknown, index) => {
    const name = readName(entry, nameField) || `entry ${index + 1}`;
    if (names.has(name))
      problems.push({ file, field: name, message: 'occurs twice; keep one entry' });
    names.add(name);
    const schema = toSchema(typeof entry === 'object' && entry !== null ? entry : {});
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    problems.push(...toSchemaProblems(file, name, parsed.error.issues));
    return [];
  });
  return { entries, problems };
}

/** Returns an entry's name even if the entry is invalid; '' if it has none. */
export function readName(entry: unknown, nameField: string): string {
  return typeof entry === 'object' && entry !== null
    ? String(Reflect.get(entry, nameField) || '')
    : '';
}

/** Reads and validates a JSON file under content. Throws a ContentError with every problem. */
export function readAs<T>(schema: z.ZodType<T>, place: string): T {
  return withLines(() => {
    const result = schema.safeParse(readJson(place));
    if (result.success) return result.data;
    throw new ContentError(toSchemaProblems(`content/${place}`, '', result.error.issues));
  });
}

function readSource(place: string): string {
  try {
    return readFileSync(path.join(contentDirectory(), place), 'utf8');
  } catch {
    throw new ContentError([{ file: `content/${place}`, message: 'is missing' }]);
  }
}

/** The remedy for each JSON syntax error, in plain words. */
const REMEDIES: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this line or in it',
  ColonExpected: 'a colon is missing behind a name',
  PropertyNameExpected: 'a name in double quotes is expected; or a comma is too many',
  ValueExpected: 'a value is expected; or a comma is too many',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end of the list',
  UnexpectedEndOfString: 'a double quote is missing at the end of a text',
  InvalidCommentToken: 'comments are no part of JSON; take it out',
};

function describeFault(source: string): Pick<ContentProblem, 'line' | 'message'> {
  const faults: ParseError[] = [];
  parseTree(source, faults, { disallowComments: true });
  const [fault] = faults;
  if (!fault) return { message: 'not valid JSON' };
  const remedy = REMEDIES[printParseErrorCode(fault.error)] ?? 'this character is not valid JSON';
  const line = source.slice(0, fault.offset).split('\n').length;
  return { line, message: `not valid JSON: ${remedy}` };
}
