import type { Code, Root, Table, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './nodes';
import { placeOfPart } from './replace-text';

/** Patterns of failed markup anywhere in a text, each with its remedy. */
const ANYWHERE: readonly (readonly [RegExp, string])[] = [
  [/\[@[^\]\n]*$/gm, 'this citation has no end; write [@key] or [@first; @second]'],
  [/\[=[^\]\n]*$/gm, 'this sum has no end; write it as [= 81 / 6]'],
  [/\]\s+\((?:\/|#|https?:)/g, 'leave no blank between ] and ( of a link'],
  [/\*\*/g, 'bold begins or ends with ** and has no counterpart; write **word**'],
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/gi,
    'HTML is shown as it is typed; write Markdown instead, and take comments out',
  ],
  [/\[\^[^\]\n]+\]/g, 'this footnote has no note; write [^1]: and its text on a line of its own'],
  [/\]\[[^\]\n]*\]/g, 'this link has no address; write [words](/address)'],
  [
    /(?:\[|@)[a-z]+-\d{4}-[a-z0-9-]+(?<!\[[^\]\n]*@[^\]\n]*)/g,
    'write a citation as [@key] or [@first; @second]',
  ],
  [/`/g, 'code begins or ends with ` and has no counterpart; write `code`'],
];

/** Patterns of failed markup at the start of a paragraph, each with its remedy. */
const AT_START: readonly (readonly [RegExp, string])[] = [
  [/^#{1,6}[^\s#\d]/, 'leave a blank between # and the words of a heading'],
  [/^\[![A-Z]+/, 'a callout is a quote; begin its lines with >'],
  [/^Table:\s/, 'put the caption right above its table, with an empty line between the two'],
  [
    /^\|.*\|\s*$/,
    'this row belongs to no table; a table begins with a line of names and one like | --- | --- |, each with as many cells',
  ],
];

/** Reports failed markup, which readers would see as plain characters. `markdown` is the source of the tree. */
export function reportLeftovers(tree: Root, markdown: string, problems: TextProblem[]): void {
  const lines = markdown.split('\n');
  const named = new Set<string>();
  visit(tree, (node) => {
    if (/Reference$/.test(node.type) && 'identifier' in node) named.add(node.identifier);
  });
  visit(tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') problems.push(...inText(node));
    if (node.type === 'paragraph') {
      const [first] = node.children;
      // A faulty marker in a quote is reported by markCallouts.
      const text =
        first?.type === 'text' && parent?.type !== 'blockquote' ? first.value.trimStart() : '';
      for (const [pattern, message] of AT_START)
        if (pattern.test(text)) problems.push({ line, message });
    }
    if (node.type === 'heading' && node.children.length === 0)
      problems.push({ line, message: 'this heading has no words; write them, or take the # out' });
    if (node.type === 'table') problems.push(...inTable(node));
    if (
      (node.type === 'definition' || node.type === 'footnoteDefinition') &&
      !named.has(node.identifier)
    )
      problems.push({
        line,
        message: 'no text refers to this note or address, which is not shown; take it out',
      });
    if (node.type === 'code' && !isClosed(node, lines))
      problems.push({
        line,
        message: 'the code that begins here has no end; close it with a line like the first, ```',
      });
  });
}

function inText(node: Text): TextProblem[] {
  return ANYWHERE.flatMap(([pattern, message]) => {
    const [match] = node.value.matchAll(pattern);
    return match ? [{ line: placeOfPart(node, match.index)?.start.line, message }] : [];
  });
}

/** Cells beyond the header are not shown. */
function inTable({ children: [header, ...rows] }: Table): TextProblem[] {
  const width = header?.children.length;
  return rows.flatMap(({ children, position }) =>
    children.length === width
      ? []
      : {
          line: position?.start.line,
          message: `this row has ${children.length} cells and its table ${width}; write \\| for a bar inside a cell`,
        },
  );
}

/** Whether code ends with a fence; an unclosed fence turns the rest of the text into code. */
function isClosed({ position }: Code, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  return /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[position.end.line - 1] ?? '');
}
