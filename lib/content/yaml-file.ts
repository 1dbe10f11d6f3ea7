import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { ContentProblem } from './content-error';

/** Ten times the longest record file. */
const MAX_LENGTH = 1_000_000;

/** The path to a part of a file: field names, and list indexes from 0. */
export type Way = readonly PropertyKey[];

/** A position in a file, from 1. */
export type Position = Pick<ContentProblem, 'line' | 'column'>;

/** Parses YAML; returns the value or the first problem found. */
export function parseYaml(
  text: string,
): { value: unknown } | { fault: Position & { message: string } } {
  if (text.length > MAX_LENGTH)
    return {
      fault: { message: `holds more than ${MAX_LENGTH} characters; make it several files` },
    };
  const unreadable = describeUnreadable(text);
  if (unreadable) return { fault: unreadable };
  const lines = new LineCounter();
  try {
    const document = parse(text, lines);
    const [error] = [...document.errors, ...document.warnings];
    const cut = findCut(document);
    if (!error && cut !== undefined)
      return { fault: { ...toPosition(lines, cut), message: COMMENT } };
    if (!error) return { value: document.toJS({ maxAliasCount: 0 }) };
    const position = toPosition(lines, error.pos[0]);
    const code = /^\s*\t/.test(text.split('\n')[position.line - 1] ?? '') ? TAB : error.code;
    const message = REMEDIES[code] ?? `is not valid YAML: ${error.message}`;
    return { fault: { ...position, message } };
  } catch (error) {
    const message = error instanceof ReferenceError ? ALIASES : TOO_DEEP;
    return { fault: { message } };
  }
}

/** Returns the end of the first text without quotes, other than a date, that a comment follows on its line. */
function findCut(document: Document.Parsed): number | undefined {
  let cut: number | undefined;
  visit(document, {
    Scalar: (_, { type, value, comment, range }) => {
      if (type !== 'PLAIN' || !comment || !range) return undefined;
      if (typeof value !== 'string' || /^[\d-]+$/.test(value)) return undefined;
      [, cut] = range;
      return visit.BREAK;
    },
  });
  return cut;
}

/** Reports a character that could not be decoded, with its line; undefined if there is none. */
export function describeUnreadable(text: string): { line: number; message: string } | undefined {
  const place = text.indexOf('\uFFFD');
  if (place === -1) return undefined;
  const line = text.slice(0, place).split('\n').length;
  return { line, message: 'a letter cannot be read; save the file as UTF-8, then type it again' };
}

/** Returns the position of a part, or of a value or field name in it; for a missing part, of its nearest parent. */
export type Locate = (way: Way, text?: string) => Position;

/** Returns a function that finds positions in a YAML text, which it parses when it is first called. */
export function createLocate(source: string): Locate {
  const lines = new LineCounter();
  let document: Document.Parsed | undefined;
  return (way, text) => {
    document ??= parse(source, lines);
    const { node, start } = findNode(document.contents, way);
    let found = start;
    if (text !== undefined && (isCollection(node) || isScalar(node)))
      visit(node, {
        Scalar: (_, { value, range }) => {
          if (value !== text || !range) return undefined;
          [found] = range;
          return visit.BREAK;
        },
      });
    return toPosition(lines, found);
  };
}

function findNode(root: unknown, way: Way): { node: unknown; start: number } {
  let node = root;
  let start = isCollection(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of way) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!isScalar(pair?.key)) break;
      start = pair.key.range?.[0] ?? start;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (!isScalar(item) && !isCollection(item)) break;
      start = item.range?.[0] ?? start;
      node = item;
    } else break;
  }
  return { node, start };
}

function parse(text: string, lineCounter: LineCounter): Document.Parsed {
  return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
}

function toPosition(lines: LineCounter, offset: number): Required<Position> {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

const COLON =
  'the text contains a colon; put the text in quotes, or align the field with those above it';
const COMMENT =
  'the text ends before this #, which begins a comment; put the text in quotes, or the comment above it';
const TAB = 'TAB_AS_INDENT';
const TOO_DEEP = 'is nested too deeply';
const SIGN = 'unexpected character; put a text that begins with it in quotes';

/** Aliases could expand a few lines into a value with a billion parts. */
const ALIASES = 'repeats a value by & and *; write it out';

const REMEDIES: Partial<Record<string, string>> = {
  BAD_INDENT:
    'is indented otherwise than what it belongs to, or a closing bracket is missing before it; align or close it',
  BAD_SCALAR_START: SIGN,
  BLOCK_AS_IMPLICIT_KEY: COLON,
  DUPLICATE_KEY: 'this field occurs twice in one record; keep one',
  MISSING_CHAR:
    'a quotation mark, a colon, a comma or a closing bracket is missing here or before it',
  MULTILINE_IMPLICIT_KEY:
    'a colon is missing behind the name of a field, or a text is indented too little',
  MULTIPLE_DOCS: 'a line of three dashes ends the file; take it out',
  NON_STRING_KEY: 'the name of a field is text',
  RESOURCE_EXHAUSTION: TOO_DEEP,
  [TAB]: 'indent with spaces instead of a tab',
  TAG_RESOLVE_FAILED: 'put a text that begins with ! in quotes',
  UNEXPECTED_TOKEN: SIGN,
};
