import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { contentDirectory } from './content-directory';
import { ContentError, type ContentProblem } from './content-error';

/** Forty times the largest file of the site: what is larger was not written by hand or by our scripts. */
const MAX_LENGTH = 40_000_000;

/** What an entry of a list may be called by, the first that it has. */
const NAMES = ['id', 'slug', 'reference'];

/** The value of a JSON file by its place under content. Throws a ContentError when it is none. */
export function readJson(place: string): unknown {
  return parseJson(`content/${place}`, readSource(place));
}

/** The value of JSON text. Throws a ContentError that names the line where it breaks, and what was expected there. */
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
 * The same reading, whose problems also say their line. They name what is wrong by `field`: the name of an entry,
 * then the way to the value in it, with dots between.
 */
export function atLines<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const files = new Map<string, LineFinder>();
    throw new ContentError(
      error.problems.map((problem) => {
        if (problem.line !== undefined || !problem.file.endsWith('.json')) return problem;
        const finder = files.get(problem.file) ?? toLineFinder(readAgain(problem));
        files.set(problem.file, finder);
        const line = problem.field && finder(problem.field);
        return line ? { ...problem, line } : problem;
      }),
    );
  }
}

/** The line of a part of a file from 1 on, as problems name it by their field; undefined when there is none. */
export type LineFinder = (field: string) => number | undefined;

/** Finds the lines of parts of a JSON text; none of one that is no JSON. */
export function toLineFinder(source: string): LineFinder {
  const root = parseTree(source);
  const entries = new Map<string, Node>();
  if (root?.type === 'array')
    for (const [index, entry] of (root.children ?? []).entries()) {
      entries.set(toName(entry), entry);
      // As readers name one that has no name.
      for (const what of ['entry', 'record']) entries.set(`${what} ${index + 1}`, entry);
    }
  const starts = toLineStarts(source);
  return (field) => {
    const node = root?.type === 'object' ? walk(root, field) : findEntry(entries, field);
    return node && node !== root ? toLine(starts, node.offset) : undefined;
  };
}

function findEntry(entries: ReadonlyMap<string, Node>, field: string): Node | undefined {
  // Names hold dots themselves: the longest that fits is the entry's.
  for (let end = field.length; end > 0; end = field.lastIndexOf('.', end - 1)) {
    const entry = entries.get(field.slice(0, end));
    if (entry) return walk(entry, field.slice(end + 1));
  }
  return undefined;
}

/** The deepest part on the way that exists: what is missing is missing there. */
function walk(from: Node, way: string): Node {
  let node = from;
  for (const step of way.split('.')) {
    // Several unknown keys are named together: the first of them is where to look.
    const [key] = step.split(', ');
    const next =
      node.type === 'array' ? node.children?.[Number(step)] : toProperties(node).get(key ?? '');
    if (!next) break;
    node = next;
  }
  return node;
}

function toProperties({ type, children = [] }: Node): Map<string, Node> {
  if (type !== 'object') return new Map();
  return new Map(
    children.flatMap(({ children: [name, value] = [] }) => {
      return name && value ? [[String(name.value), value]] : [];
    }),
  );
}

function toName(entry: Node): string {
  const properties = toProperties(entry);
  return String(NAMES.map((name) => properties.get(name)?.value).find(Boolean));
}

function readSource(place: string): string {
  try {
    return readFileSync(path.join(contentDirectory(), place), 'utf8');
  } catch {
    throw new ContentError([{ file: `content/${place}`, message: 'is missing' }]);
  }
}

function readAgain({ file }: ContentProblem): string {
  return readSource(file.replace('content/', ''));
}

/** What each fault of JSON asks for, in the words of someone who writes it. */
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
  const remedy =
    REMEDIES[printParseErrorCode(fault.error)] ?? 'a sign stands here that JSON does not know';
  return {
    line: toLine(toLineStarts(source), fault.offset),
    message: `not valid JSON: ${remedy}`,
  };
}

function toLineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function toLine(starts: readonly number[], offset: number): number {
  const next = starts.findIndex((start) => start > offset);
  return next === -1 ? starts.length : next;
}
