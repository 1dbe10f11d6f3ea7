import type { Nodes, Root } from 'mdast';
import { type Block, toBlocks } from './blocks';
import { toPlainText } from './plain-text';

/** A statement of a text: a sentence of a paragraph or list item, a table row or a table caption. */
export type Statement = {
  kind: 'sentence' | 'item' | 'row' | 'caption';
  /** Its plain text, without citation marks, arithmetic and code; a row's cells are separated by ' | '. */
  text: string;
  /** The citation keys in or directly after it. */
  keys: readonly string[];
  /**
   * `keys`, or if it has none, those of the next citation in the same paragraph or list item; for a row without keys,
   * those of its table's caption and head.
   */
  closingKeys: readonly string[];
  /** The ids of the findings that its citations name. */
  findings: readonly string[];
  /** The sums written in it, each with the index in `text` after the number that it explains. */
  sums: readonly { sum: string; index: number }[];
} & Pick<Block, 'line' | 'headings' | 'callout' | 'part' | 'table'>;

/**
 * Returns the statements of a text in order; headings are none. A citation group belongs to the sentence that it is in
 * or follows: 'It held in 81 people.[@a] It did not in 6.[@b]' is two statements with one source each. A table row is
 * one statement, and its citations apply to the whole row. `line` is the line in the file; `headings` are those above
 * it, nearest last; `callout` is the kind that contains it.
 */
export function toStatements(tree: Root): Statement[] {
  return toBlocks(tree).flatMap(({ kind, node, ...place }): Statement[] => {
    if (kind === 'heading') return [];
    const pieces = toPieces(node);
    const isWhole = kind === 'row' || kind === 'caption';
    const statements = (isWhole ? [pieces] : splitSentences(pieces)).map(toStatement);
    return statements.map((statement, index) => ({
      ...place,
      ...statement,
      kind: kind === 'paragraph' ? 'sentence' : kind,
      closingKeys:
        statements.slice(index).find(({ keys }) => keys.length > 0)?.keys ??
        place.table?.keys ??
        [],
    }));
  });
}

/** Text, a citation or a sum. */
type Piece = { text: string } | { keys: string[]; findings: string[] } | { sum: string };

function toPieces(node: Nodes): Piece[] {
  if (node.type === 'citation') return [{ keys: node.keys, findings: node.findings ?? [] }];
  if (node.type === 'arithmetic') return [{ sum: node.sum }];
  if (node.type === 'tableRow')
    return node.children.flatMap((cell, index) => [
      ...(index > 0 ? [{ text: ' | ' }] : []),
      ...toPieces(cell),
    ]);
  return 'children' in node
    ? node.children.flatMap(toPieces)
    : [{ text: toPlainText(node, { withCode: false }) }];
}

function toStatement(
  pieces: readonly Piece[],
): Pick<Statement, 'text' | 'keys' | 'findings' | 'sums'> {
  let text = '';
  const keys = new Set<string>();
  const findings = pieces.flatMap((piece) => ('keys' in piece ? piece.findings : []));
  const sums: Statement['sums'][number][] = [];
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('keys' in piece) for (const key of piece.keys) keys.add(key);
    else sums.push({ sum: piece.sum, index: text.trimEnd().length });
  }
  const indent = text.length - text.trimStart().length;
  return {
    text: text.trim(),
    keys: [...keys],
    findings,
    sums: sums.map(({ sum, index }) => ({ sum, index: Math.max(0, index - indent) })),
  };
}

/** The end of a sentence: punctuation and closing quotes, but no full stop of an abbreviation. */
const END =
  /(?<!\b(?:e\.g|i\.e|vs|al|cf|ca|approx|fig|Dr|St))(?<!\b[Nn]o(?=\.\s\d))[.!?][)"”’']*(?=\s|$)/g;

/**
 * Splits pieces into sentences. A citation or sum after the end of a sentence, even after a space, belongs to that
 * sentence.
 */
function splitSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  let isOver = false;
  const add = (piece: Piece) => {
    if (isOver && 'text' in piece && piece.text.trim() !== '') {
      sentences.push([]);
      isOver = false;
    }
    sentences.at(-1)?.push(piece);
  };
  for (const piece of pieces) {
    if (!('text' in piece)) {
      add(piece);
      continue;
    }
    let start = 0;
    for (const match of piece.text.matchAll(END)) {
      const end = match.index + match[0].length;
      // A lower-case letter continues the sentence.
      if (/^\s+\p{Ll}/u.test(piece.text.slice(end))) continue;
      add({ text: piece.text.slice(start, end) });
      isOver = true;
      start = end;
    }
    if (start < piece.text.length) add({ text: piece.text.slice(start) });
  }
  return sentences.filter((sentence) =>
    sentence.some((piece) => !('text' in piece) || piece.text.trim() !== ''),
  );
}

/** Splits a plain text into sentences. */
export function toSentences(text: string): string[] {
  return splitSentences([{ text }]).map((sentence) => toStatement(sentence).text);
}
