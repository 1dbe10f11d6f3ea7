import type { Heading, Nodes, Paragraph, Root, TableRow } from 'mdast';
import type { CalloutKind } from './callout-kinds';
import type { PartName } from './exercises/exercise-text';
import { toPlainText } from './plain-text';
import type { TableCaption } from './syntax/nodes';

/** The smallest whole piece of a text: what a reader sees in a line, a bullet, a heading or a row. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'caption';
  node: Heading | Paragraph | TableRow | TableCaption;
  /** The line of the file on which it begins. */
  line: number;
  /** Its words, without citations and code. */
  text: string;
  /** The headings that it stands under, the nearest last. */
  headings: readonly string[];
  callout?: CalloutKind;
  /** The part of an exercise that it stands in. */
  part?: PartName;
  /** Of a row below the head: what its table cites in caption and head, what the caption says, and its columns. */
  table?: { keys: readonly string[]; caption: string; columns: readonly string[] };
};

type Place = Pick<Block, 'callout' | 'part'> & { isItem: boolean };

/** A text's blocks in the order of its lines. Code is none. */
export function toBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  const open: { level: number; text: string }[] = [];
  let caption: TableCaption | undefined;

  const add = (
    kind: Block['kind'],
    node: Block['node'],
    { callout, part }: Pick<Block, 'callout' | 'part'>,
    table?: Block['table'],
  ) => {
    blocks.push({
      kind,
      node,
      line: node.position?.start.line ?? 1,
      text: toPlainText(node, { withCode: false }),
      headings: open.map(({ text }) => text),
      ...(callout && { callout }),
      ...(part && { part }),
      ...(table && { table }),
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
        const cited = [caption, node.children[0]].flatMap((part) =>
          part ? toCitedKeys(part) : [],
        );
        const columns = node.children[0]?.children.map((cell) => toPlainText(cell)) ?? [];
        const table = { keys: cited, caption: caption ? toPlainText(caption) : '', columns };
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

/** The keys that a part of a text cites, once each, in order of first mention. */
export function toCitedKeys(node: Nodes): string[] {
  if (node.type === 'citation') return node.keys;
  return 'children' in node
    ? [...new Set(node.children.flatMap((child) => toCitedKeys(child)))]
    : [];
}

/** The sentences among blocks, a line for each paragraph and bullet: no headings, tables or captions. */
export function toProse(blocks: readonly Block[]): string {
  return blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .map(({ text }) => text)
    .join('\n');
}
