import type { Nodes, Root } from 'mdast';
import { type Block, toBlocks } from './blocks';
import { toPlainText } from './plain-text';

/** One thing that a text states: a sentence, a sentence of a bullet, a row of a table, a table's caption. */
export type Statement = {
  kind: 'sentence' | 'item' | 'row' | 'caption';
  /** Its words as a reader sees them, without citation marks, arithmetic and code; a row's cells apart by ' | '. */
  text: string;
  /** The publications that it cites. */
  keys: readonly string[];
  /**
   * What it rests on: `keys`, or where it has none those of the next citation in its paragraph or bullet. Of a row
   * those of its table's caption and head.
   */
  closingKeys: readonly string[];
  /** The findings that its citations name. */
  findings?: readonly string[];
  /** The written arithmetic in it: the sum, and the index in `text` behind the number that it explains. */
  sums: readonly { sum: string; index: number }[];
} & Pick<Block, 'line' | 'headings' | 'callout' | 'part' | 'table'>;

/**
 * What a text states, in the order of its lines; headings state nothing. A citation group belongs to the
 * sentence that it stands in or follows: 'It held in 81 people.[@a] It did not in 6.[@b]' are two statements
 * with a source each. The citations of a row cover the whole row, since its cells are one statement. `line` is
 * the line in the file, `headings` are those above it, the nearest last, `callout` is the kind it stands in.
 */
export function toStatements(tree: Root): Statement[] {
  return toBlocks(tree).flatMap(
    ({ kind, node, line, headings, callout, part, table }): Statement[] => {
      if (kind === 'heading') return [];
      const pieces = toPieces(node);
      const place = {
        ...{ line, headings },
        ...(callout && { callout }),
        ...(part && { part }),
        ...(table && { table }),
      };
      const whole = kind === 'row' || kind === 'caption';
      const statements = (whole ? [pieces] : splitSentences(pieces)).map(toStatement);
      return statements.map((statement, index) => ({
        kind: whole || kind === 'item' ? kind : 'sentence',
        ...statement,
        closingKeys:
          statements.slice(index).find(({ keys }) => keys.length > 0)?.keys ?? table?.keys ?? [],
        ...place,
      }));
    },
  );
}

/** A run of words, a citation or a sum. */
type Piece = { text: string } | { keys: string[]; findings?: string[] } | { sum: string };

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
  const findings = pieces.flatMap((piece) => ('keys' in piece ? (piece.findings ?? []) : []));
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
    ...(findings.length > 0 && { findings }),
    sums: sums.map(({ sum, index }) => ({ sum, index: Math.max(0, index - indent) })),
  };
}

/** Where a sentence ends: a full stop, what closes it, a blank; and no abbreviation before it. */
const END =
  /(?<!\b(?:e\.g|i\.e|vs|al|cf|ca|approx|fig|Dr|St))(?<!\b[Nn]o(?=\.\s\d))[.!?][)"”’']*(?=\s|$)/g;

/**
 * Pieces as sentences. A citation or sum right behind the full stop, or after a blank, belongs to the sentence
 * before it.
 */
function splitSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  let isOver = false;
  const add = (piece: Piece) => {
    const isMark = !('text' in piece);
    if (isOver && !isMark && piece.text.trim() !== '') {
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
      // A small letter goes on with the sentence.
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

/** The sentences of a plain text, in their order. */
export function toSentences(text: string): string[] {
  return splitSentences([{ text }]).map((sentence) => toStatement(sentence).text);
}
