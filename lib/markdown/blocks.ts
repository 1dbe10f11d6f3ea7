import type { Heading, Nodes, Paragraph, Root, TableRow } from 'mdast';
import type { CalloutKind } from './callout-kinds';
import type { PartName } from './exercises/exercise-text';
import { toPlainText } from './plain-text';
import type { TableCaption } from './syntax/nodes';

/** The smallest unit of a text: a heading, paragraph, list item, table row or caption. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'caption';
  node: Heading | Paragraph | TableRow | TableCaption;
  /** The line of the file on which it starts. */
  line: number;
  /** Its plain text, without citations and code. */
  text: string;
  /** The headings above it, the nearest last. */
  headings: readonly string[];
  callout?: CalloutKind;
  /** The part of an exercise that it belongs to. */
  part?: PartName;
  /** For a table row below the head: the table's caption and column heads, and the keys cited in either. */
  table?: { keys: readonly string[]; caption: string; columns: readonly string[] };
};

type Place = Pick<Block, 'callout' | 'part'> & { isItem: boolean };

/** Returns a text's blocks in order. Code blocks are left out. */
export function toBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  const open: { level: number; text: string }[] = [];
  let caption: TableCaption | undefined;

  const add = (
    kind: Block['kind'],
    node: Block['node'],
    { callout, part }: Place,
    table?: Block['table'],
  ) => {
    blocks.push({
      kind,
      node,
      line: node.position?.start.line ?? 1,
      text: toPlainText(node, { withCode: false }),
      headings: open.map(({ text }) => text),
      callout,
      part,
      table,
    });
  };

  const walk = (node: Nodes, place: Place): void => {
    switch (node.type) {
      case 'heading':
        while ((open.at(-1)?.level ?? 0) >= node.depth) open.pop();
        add('heading', node, place);
        open.push({ level: node.depth, text: toPlainText(node) });
        break;
      case 'paragraph':
        add(place.isItem ? 'item' : 'paragraph', node, place);
        break;
      case 'tableCaption':
        add('caption', node, place);
        caption = node;
        break;
      case 'table': {
        const [head] = node.children;
        const table = {
          keys: [caption, head].flatMap((part) => (part ? toCitedKeys(part) : [])),
          caption: caption ? toPlainText(caption) : '',
          columns: head?.children.map((cell) => toPlainText(cell)) ?? [],
        };
        for (const [index, row] of node.children.entries())
          add('row', row, place, index > 0 ? table : undefined);
        caption = undefined;
        break;
      }
      default: {
        if (!('children' in node)) break;
        const inner = {
          callout: node.type === 'callout' ? node.kind : place.callout,
          part: node.type === 'exercisePart' ? node.part : place.part,
          isItem: node.type === 'listItem' || place.isItem,
        };
        for (const child of node.children) walk(child, inner);
      }
    }
  };
  walk(tree, { isItem: false });
  return blocks;
}

/** Returns the keys that a node cites, once each, in order of first mention. */
export function toCitedKeys(node: Nodes): string[] {
  if (node.type === 'citation') return node.keys;
  return 'children' in node
    ? [...new Set(node.children.flatMap((child) => toCitedKeys(child)))]
    : [];
}

/** Returns the text of paragraphs and list items, one per line, without headings, tables and captions. */
export function toProse(blocks: readonly Block[]): string {
  return blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .map(({ text }) => text)
    .join('\n');
}
