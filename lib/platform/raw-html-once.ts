import { RAW_HTML_MARK } from '@/lib/text/raw-html';
import { type BuildOutput, refuseShape } from './build-output';

/** A piece of a page's data: [1, text] as JSON. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\((.*?)\)<\/script>/gs;

/** An element whose content is a string. */
const MARKED_ELEMENT = new RegExp(`<(?:div|script)\\b[^>]*\\s${RAW_HTML_MARK}=""[^>]*>`, 'g');

/** The same element in the data, with its string or, when that is a long one, the id of the string's row. */
const MARKED_PROPS = new RegExp(
  `"${RAW_HTML_MARK}":"","dangerouslySetInnerHTML":\\{"__html":"(?:\\$([0-9a-f]+)")?`,
  'g',
);

/**
 * Takes the second copy of each marked element's content out of the pages: the script that brought it as data
 * reads it from the element, which stands before it. Only the .html files change; what a link fetches in the
 * browser stays whole.
 */
export function writeRawHtmlOnce({ pages, readHtml, writeHtml }: BuildOutput): void {
  for (const page of pages) {
    const html = readHtml(page);
    const lighter = toRawHtmlOnce(html, `${page}.html`);
    if (lighter !== html) writeHtml(page, lighter);
  }
}

/** The HTML of one page with the content of its marked elements once. `name` is for messages. */
export function toRawHtmlOnce(html: string, name: string): string {
  const scripts = [...html.matchAll(DATA_SCRIPT)];
  const data = scripts.map(([, json = '']) => readData(json, name)).join('');
  const elements = [...html.matchAll(MARKED_ELEMENT)];
  const references = [...data.matchAll(MARKED_PROPS)];
  if (elements.length !== references.length) {
    refuseShape(
      `${name} has ${elements.length} elements with ${RAW_HTML_MARK}, its data ${references.length}; RawHtml is for components of the server`,
    );
  }
  const ids = new Set(references.flatMap(([, id]) => id ?? []));
  const [first] = scripts;
  if (ids.size === 0 || !first) return html;

  const block = scripts.map(([script]) => script).join('');
  if (!html.startsWith(block, first.index)) refuseShape(`the data of ${name} is not in one place`);
  const before = html.slice(0, first.index);
  const code = toCode(Buffer.from(data), ids, before, elements, name);
  return `${before}<script>self.__next_f.push([1,${code}])</script>${html.slice(first.index + block.length)}`;
}

/** The data as an expression that reads the rows of these ids from the elements before it. */
function toCode(
  data: Buffer,
  ids: ReadonlySet<string>,
  before: string,
  elements: readonly RegExpExecArray[],
  name: string,
): string {
  const rows = readTextRows(data, name).filter(({ id }) => ids.has(id));
  if (rows.length !== ids.size) refuseShape(`${name} lacks a row of text among ${[...ids].join()}`);
  const parts: string[] = [];
  let end = 0;
  for (const { id, text, ...row } of rows) {
    const position = elements.findIndex(({ index, 0: tag }) =>
      before.startsWith(`${text}</`, index + tag.length),
    );
    // In a row of JSON, unlike one of text, a string that begins with $ is a reference.
    if (position === -1 || text.startsWith('$')) {
      refuseShape(`row ${id} of ${name} is not the content of an element before it`);
    }
    const element = `document.querySelectorAll("[${RAW_HTML_MARK}]")[${position}]`;
    parts.push(toLiteral(`${data.toString('utf8', end, row.start)}${id}:`));
    parts.push(`JSON.stringify(${element}.innerHTML)+"\\n"`);
    end = row.end;
  }
  return [...parts, toLiteral(data.toString('utf8', end))].join('+');
}

/** Text as a literal that cannot end the script it stands in. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/** The text of one piece of data. */
function readData(json: string, name: string): string {
  const [kind, text]: unknown[] = JSON.parse(json);
  return kind === 1 && typeof text === 'string'
    ? text
    : refuseShape(`data of kind ${kind} in ${name}`);
}

type TextRow = { id: string; text: string; start: number; end: number };

/** The rows of text: an id, T, their bytes as a hexadecimal number, a comma and the text. Others are one line each. */
function readTextRows(data: Buffer, name: string): TextRow[] {
  const rows: TextRow[] = [];
  for (let start = 0; start < data.length; ) {
    const colon = data.indexOf(':', start);
    const id = data.toString('utf8', start, colon);
    if (colon === -1 || !/^[0-9a-f]*$/.test(id)) refuseShape(`row '${id}' of ${name}`);
    if (data.toString('utf8', colon + 1, colon + 2) !== 'T') {
      const line = data.indexOf('\n', colon);
      start = line === -1 ? data.length : line + 1;
      continue;
    }
    const comma = data.indexOf(',', colon);
    const end = comma + 1 + Number.parseInt(data.toString('utf8', colon + 2, comma), 16);
    if (comma === -1 || !(end <= data.length)) refuseShape(`row ${id} of ${name}`);
    rows.push({ id, text: data.toString('utf8', comma + 1, end), start, end });
    start = end;
  }
  return rows;
}
