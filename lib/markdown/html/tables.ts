import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toBlocks } from './table-blocks';

/**
 * Wraps tables in a scrollable region that the keyboard can reach. A caption paragraph before a table becomes its
 * numbered caption; an empty head cell becomes a plain cell, and if it is the top left one, the first cell of each row
 * becomes the row's head.
 */
export function decorateTables(tree: Root): void {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'table') headRows(node);
    if (node.tagName === 'th' && isEmpty(node)) node.tagName = 'td';
  });
  for (const parent of parentsOfTables(tree)) {
    parent.children = parent.children.flatMap(
      (child, index, siblings): (RootContent & ElementContent)[] => {
        const kept = child as RootContent & ElementContent;
        if (isCaption(child)) return [];
        if (!isTable(child)) return [kept];
        count += 1;
        toBlocks(child);
        const before = siblings.slice(0, index).findLast((node) => node.type === 'element');
        return [wrapTable(child, count, before)];
      },
    );
  }
}

/** If the top left cell is empty, makes the first cell of each row below it the row's head. */
function headRows(table: Element): void {
  let hasEmptyCorner: boolean | undefined;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const first = row.children.find((child) => child.type === 'element');
    if (!first) return;
    hasEmptyCorner ??= isEmpty(first);
    if (!hasEmptyCorner || isEmpty(first)) return;
    first.tagName = 'th';
    first.properties.scope = 'row';
  });
}

function isEmpty(cell: Element): boolean {
  return toText(cell).trim() === '' && !cell.children.some(({ type }) => type === 'element');
}

function wrapTable(table: Element, number: number, before: Element | undefined): Element {
  let ariaLabel = `Table ${number}`;
  if (isCaption(before)) {
    const [first, ...rest] = before.children;
    const caption = h(
      'caption',
      `${ariaLabel}. ${first?.type === 'text' ? first.value : ''}`,
      rest,
    );
    table.children.unshift(caption);
    ariaLabel = toText(caption);
  }
  const frame = { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 };
  return h('div', frame, table);
}

function parentsOfTables(tree: Root): (Root | Element)[] {
  const parents = new Set<Root | Element>();
  visit(tree, 'element', (node, _index, parent) => {
    // The table of a figure is already wrapped and gets no number.
    if (node.tagName !== 'table' || isFramed(parent)) return;
    if (parent?.type === 'root' || parent?.type === 'element') parents.add(parent);
  });
  return [...parents];
}

function isFramed(parent: Root | RootContent | undefined): boolean {
  return (
    parent?.type === 'element' &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes('table-scroll')
  );
}

function isTable(node: RootContent | ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'table';
}

function isCaption(node: RootContent | ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.data?.isTableCaption === true;
}
