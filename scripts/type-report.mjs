/**
 * What the compiler finds wrong in the records that authors write in TypeScript, in their words: file, line, record,
 * field and remedy, as lib/content/content-error.ts has them. It runs before there is a compiler for our own files.
 */
import { fieldAt, findRecord } from './record-names.mjs';

const HEAD = /^(\S.*?)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

/**
 * The report of `tsc --pretty false` for a person. Where the compiler points at something in a record below content,
 * that is told, and what follows from it elsewhere is only counted. Anything else stays in the compiler's words.
 * `readLines` gives the lines of a file of the project; `findType` where a type is declared, if below content.
 */
export function toTypeReport(output, { readLines, findType }) {
  const faults = parse(output);
  const told = faults
    .filter(({ file }) => file.startsWith('content/'))
    .map((fault) => ({ ...fault, ...explain(fault.message, findType) }))
    .filter(({ what }) => what);
  // A record that does not fit is also named by each list and page that it stands in.
  const direct = told.filter(({ isChain }) => !isChain);
  const shown = direct.length > 0 ? direct : told;
  if (shown.length === 0) return output;
  const lines = shown.map(({ file, line, column, field, what, isInside }) => {
    const source = readLines(file);
    const name = findRecord(source, line, isInside);
    const at = field ?? fieldAt(source[line - 1] ?? '', column);
    const place = [name, at].filter(Boolean).join('.');
    return `  ${file}:${line}: ${place ? `${place}: ` : ''}${what}`;
  });
  const rest = faults.length - shown.length;
  return [
    shown.length === 1 ? '1 content problem' : `${shown.length} content problems`,
    ...new Set(lines),
    ...(rest > 0
      ? [`The compiler names ${count(rest)} more, which may follow: npx tsc --noEmit`]
      : []),
  ].join('\n');
}

const count = (places) => (places === 1 ? '1 place' : `${places} places`);

/** The faults of a report, each with the deepest of its reasons behind its own message. */
function parse(output) {
  const faults = [];
  for (const text of output.split('\n')) {
    const [, file, line, column, , message] = HEAD.exec(text) ?? [];
    if (file) {
      faults.push({ file, line: Number(line), column: Number(column), message: [message] });
    } else if (/^\s+\S/.test(text)) faults.at(-1)?.message.push(text.trim());
  }
  return faults;
}

/** What to do about a fault; nothing for a message that no author's slip leads to. */
function explain([message, ...reasons], findType) {
  const known = tell(message, findType);
  if (known) return known;
  const reason = reasons.at(-1);
  const deepest = reason && tell(reason, findType);
  return deepest ? { ...deepest, isChain: true } : {};
}

const FORMS = [
  [
    /^Property '([^']+)' is missing in type .* but required in type '([^']+)'/,
    ([, field, type], findType) => ({
      field,
      isInside: true,
      what: `is missing; add it${findType(type)}`,
    }),
  ],
  [
    /^Type .* is missing the following properties from type '([^']+)': (.+?)\.?$/,
    ([, type, fields], findType) => ({
      isInside: true,
      what: `has no ${fields}; add what is missing${findType(type)}`,
    }),
  ],
  [
    /^Object literal may only specify known properties, (?:and|but) '([^']+)' does not exist in type '([^']+)'\.(?: Did you mean to write '([^']+)'\?)?/,
    ([, field, type, meant], findType) => ({
      field,
      what: meant
        ? `unknown field; did you mean ${meant}?`
        : `unknown field; correct or remove it${findType(type)}`,
    }),
  ],
  [
    /^An object literal cannot have multiple properties with the same name/,
    () => ({ what: 'stands twice in one record; keep one' }),
  ],
  [/^'([,:;\])}])' expected\.$/, ([, sign]) => ({ field: '', what: MISSING[sign] })],
  [
    /^(?:Unterminated string literal|Unterminated template literal)/,
    () => ({ field: '', what: 'a quotation mark is missing at the end of a text' }),
  ],
  [
    /^Cannot find name '([^']+)'/,
    ([, name]) => ({ what: `"${name}" is no name that this file knows; a text stands in quotes` }),
  ],
  [
    /^Property '([^']+)' does not exist on type/,
    ([, name]) => ({
      what: `there is no "${name}"; correct the name here or where it is declared`,
      isChain: true,
    }),
  ],
  [/^Type '(.+)' is not assignable to type '(.+?)'\.(?: Did you mean '(.+)'\?)?$/, tellValue],
];

const MISSING = {
  ',': 'a comma is missing before this line or in it',
  ':': 'a colon is missing behind a name',
  ';': 'a sign stands here that does not belong; a comma, quote or bracket before it may be missing',
  ']': 'a closing ] is missing',
  ')': 'a closing ) is missing',
  '}': 'a closing } is missing',
};

function tell(message, findType) {
  for (const [form, toWords] of FORMS) {
    const found = form.exec(message);
    if (found) return toWords(found, findType);
  }
  return undefined;
}

/** A single value that does not fit; of records in whole the reasons below say more. */
function tellValue([, received, expected, meant], findType) {
  if (/[{[(<]/.test(received) || /^(?:readonly|typeof) |^[A-Z]/.test(received)) return undefined;
  const isName = /^[A-Z]\w+$/.test(expected);
  const wanted = isName ? `one of ${expected}` : toWords(expected);
  if (!wanted) return undefined;
  const help = meant ? `; did you mean ${unquote(meant)}?` : '';
  return {
    what: `expected ${wanted}, found ${toFound(received)}${help}${isName ? findType(expected) : ''}`,
  };
}

const WORDS = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  null: 'null',
  undefined: 'nothing',
  true: 'true',
};

function toWords(type) {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  const values = parts.filter((part) => part.startsWith('"')).map(unquote);
  const lists = parts.some((part) => part.startsWith('readonly ') || part.endsWith('[]'));
  const words = [
    ...(values.length > 1 ? [`one of ${values.join(', ')}`] : values.map((value) => `'${value}'`)),
    ...parts.filter((part) => Object.hasOwn(WORDS, part)).map((part) => WORDS[part]),
    ...(lists ? ['a list in [ ]'] : []),
    ...(!lists && /[{A-Z]/.test(type.replace(/"[^"]*"/g, '')) ? ['a record in { }'] : []),
  ];
  return words.join(' or ');
}

const toFound = (type) =>
  type.startsWith('"')
    ? `'${unquote(type)}'`
    : type === 'string'
      ? 'text'
      : `a ${type}`.replace(/^a (null|undefined|true|false|\d)/, '$1');

const unquote = (text) => text.replace(/^"|"$/g, '');
