/** What to call the places of a file of records that the compiler points at, by their lines alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By what a record is called, the first that it has. */
const NAMES = ['slug', 'id', 'key', 'term', 'name', 'value', 'label', 'title', 'href'];

/** The name of a field that begins at a column, counted from 1. */
export function fieldAt(line, column) {
  return /^['"]?([\w$-]+)['"]?\s*:/.exec(line.slice(column - 1))?.[1];
}

/**
 * What the record is called in which a line stands: by its own fields, or by those of the records around it, the
 * nearest first; else by the outermost key. What is missing is missing inside what the line opens.
 */
export function findRecord(lines, line, isInside) {
  const own = lines[line - 1] ?? '';
  const inLine = findName(own.split(/[{,]/));
  if (inLine) return inLine;
  let key;
  for (let depth = toIndentation(own) + (isInside ? 2 : 0); depth > 0; depth -= 2) {
    const isAround = (text) => text.trim() !== '' && toIndentation(text) < depth;
    const above = lines.slice(0, line).findLastIndex(isAround);
    const below = lines.slice(line).findIndex(isAround);
    const block = lines.slice(above + 1, below === -1 ? undefined : line + below);
    const name = findName(block.filter((text) => toIndentation(text) === depth));
    if (name) return name;
    key = /^ +['"]?([\w-]+)['"]?: [{[]$/.exec(lines[above] ?? '')?.[1] ?? key;
  }
  return key;
}

function findName(fields) {
  const own = fields.join('\n');
  for (const name of NAMES) {
    const [, , value] = new RegExp(`^\\s*${name}: (['"\`])(.+?)\\1`, 'm').exec(own) ?? [];
    if (value) return value;
  }
  return undefined;
}

const toIndentation = (text) => text.length - text.trimStart().length;

/** Where a type is declared below content, as the end of a message; nothing when it is declared elsewhere. */
export function findType(name) {
  const declaration = new RegExp(
    `^(?:export )?(?:type|interface) ${name.replace(/\W.*$/s, '')}\\b`,
    'm',
  );
  for (const entry of readdirSync('content', { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.ts')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const source = readFileSync(file, 'utf8');
    const at = source.search(declaration);
    if (at === -1) continue;
    const line = source.slice(0, at).split('\n').length;
    return ` (${file.replaceAll('\\', '/')}:${line} says what it holds)`;
  }
  return '';
}
