import { RAW_HTML_MARK } from '@/lib/text/raw-html';
import { failOnUnknownOutput } from './build-output';

/** A script with a piece of the page's data: [1, text] as JSON. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\((.*?)\)<\/script>/gs;

/** The start tag of an element whose content is an HTML string. */
const MARKED_ELEMENT = new RegExp(
  `<(?:div|span|g|script)\\b[^>]*\\s${RAW_HTML_MARK}=""[^>]*>`,
  'g',
);

/** The same element in the data, with its string. A long string is in a row of its own, which it names by id. */
const MARKED_PROPS = new RegExp(
  `"${RAW_HTML_MARK}":"","dangerouslySetInnerHTML":\\{"__html":("(?:[^"\\\\]|\\\\.)*")`,
  'g',
);

/** A string in the data that refers to a row. */
const ROW_ID = /^\$([0-9a-f]+)$/;

/** Below this length, in characters, code to read the string is no shorter than the string. */
const SHORTEST = 100;

/**
 * Returns the HTML of a page without the second copy of each marked element's content: the script with the data reads
 * it from the element, which comes before it. What a link fetches (.rsc) is unchanged. `name` is for messages.
 */
export function toRawHtmlOnce(html: string, name: string): string {
  const scripts = [...html.matchAll(DATA_SCRIPT)];
  const data = scripts.map(([, json = '']) => readData(json, name)).join('');
  const elements = [...html.matchAll(MARKED_ELEMENT)];
  const references = [...data.matchAll(MARKED_PROPS)];
  if (elements.length !== references.length) {
    failOnUnknownOutput(
      `${name} has ${elements.length} elements with ${RAW_HTML_MARK}, its data ${references.length}; RawHtml is for components of the server`,
    );
  }
  const bytes = Buffer.from(data);
  const strings = references.map((reference) => toMarkedString(reference, data));
  const ids = new Set(strings.flatMap(({ text }) => ROW_ID.exec(text)?.[1] ?? []));
  const rows = readTextRows(bytes, name).filter(({ id }) => ids.has(id));
  if (rows.length !== ids.size)
    failOnUnknownOutput(`${name} lacks a row of text among ${[...ids].join()}`);
  // In a row of JSON, unlike a row of text, a string that begins with $ is a reference.
  const short = strings.filter(({ text }) => text.length >= SHORTEST && !text.startsWith('$'));
  const [first] = scripts;
  if (rows.length + short.length === 0 || !first) return html;

  const block = scripts.map(([script]) => script).join('');
  if (!html.startsWith(block, first.index))
    failOnUnknownOutput(`the data of ${name} is not in one place`);
  const before = html.slice(0, first.index);
  const code = toCode(bytes, [...rows, ...short], before, elements, name);
  return `${before}<script>self.__next_f.push([1,${code}])</script>${html.slice(first.index + block.length)}`;
}

/** A string of the data, its range in bytes and, if it is a row of its own, the id of this row. */
type Copy = { text: string; start: number; end: number; id?: string };

/** Builds a JavaScript expression for the data that reads the copies from their elements. */
function toCode(
  data: Buffer,
  copies: readonly Copy[],
  before: string,
  elements: readonly RegExpExecArray[],
  name: string,
): string {
  const parts: string[] = [];
  let done = 0;
  const inOrder = copies.toSorted((one, other) => one.start - other.start);
  for (const { text, start, end, id } of inOrder) {
    const position = elements.findIndex(({ index, 0: tag }) =>
      before.startsWith(`${text}</`, index + tag.length),
    );
    if (position === -1 || text.startsWith('$')) {
      failOnUnknownOutput(
        `'${text.slice(0, 40)}' in ${name} is not the content of an element before it`,
      );
    }
    const element = `document.querySelectorAll("[${RAW_HTML_MARK}]")[${position}]`;
    parts.push(toLiteral(data.toString('utf8', done, start) + (id ? `${id}:` : '')));
    parts.push(`JSON.stringify(${element}.innerHTML)`);
    // A row of text ends with its length, a row of JSON with its line.
    if (id) parts.push(toLiteral('\n'));
    done = end;
  }
  return [...parts, toLiteral(data.toString('utf8', done))].join('+');
}

/** A marked element's string and its byte range in the data, with the quotation marks. */
function toMarkedString({ 0: match, 1: json = '', index }: RegExpExecArray, data: string): Copy {
  const end = Buffer.byteLength(data.slice(0, index + match.length));
  return { text: JSON.parse(json), start: end - Buffer.byteLength(json), end };
}

/** A string literal that cannot close its script element. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/** The text of one piece of data. */
function readData(json: string, name: string): string {
  const [kind, text]: unknown[] = JSON.parse(json);
  return kind === 1 && typeof text === 'string'
    ? text
    : failOnUnknownOutput(`data of kind ${kind} in ${name}`);
}

/** Reads the text rows: id, T, length in bytes as a hexadecimal number, comma, text. Other rows are one line each. */
function readTextRows(data: Buffer, name: string): Required<Copy>[] {
  const rows: Required<Copy>[] = [];
  for (let start = 0; start < data.length; ) {
    const colon = data.indexOf(':', start);
    const id = data.toString('utf8', start, colon);
    if (colon === -1 || !/^[0-9a-f]*$/.test(id)) failOnUnknownOutput(`row '${id}' of ${name}`);
    if (data.toString('utf8', colon + 1, colon + 2) !== 'T') {
      const line = data.indexOf('\n', colon);
      start = line === -1 ? data.length : line + 1;
      continue;
    }
    const comma = data.indexOf(',', colon);
    const end = comma + 1 + Number.parseInt(data.toString('utf8', colon + 2, comma), 16);
    if (comma === -1 || !(end <= data.length)) failOnUnknownOutput(`row ${id} of ${name}`);
    rows.push({ id, text: data.toString('utf8', comma + 1, end), start, end });
    start = end;
  }
  return rows;
}
