import type { Element, Parents, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { elementsOf, toBlocks } from './table-blocks';

/**
 * Wraps tables in a scrollable region that the keyboard can reach. A caption paragraph before a table becomes its
 * numbered caption; an empty head cell becomes a plain cell, and if it is the top left one, the first cell of each row
 * becomes the row's head.
 */
export function decorateTables(tree: Root): void {
  let count = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'th' && isEmpty(node)) node.tagName = 'td';
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    headRows(node);
    // The table of a figure is already wrapped and gets no number.
    if (isFramed(parent)) return undefined;
    count += 1;
    toBlocks(node);
    const above = parent.children.slice(0, index).filter((child) => child.type === 'element');
    const caption = above.at(-1)?.data?.isTableCaption ? above.at(-1) : undefined;
    parent.children[index] = wrapTable(node, count, caption);
    if (!caption) return undefined;
    parent.children.splice(parent.children.indexOf(caption), 1);
    return index;
  });
}

/** If the top left cell is empty, makes the first cell of each row below it the row's head. */
function headRows(table: Element): void {
  let hasEmptyCorner: boolean | undefined;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const [first] = elementsOf(row);
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

function wrapTable(table: Element, number: number, caption: Element | undefined): Element {
  let ariaLabel = `Table ${number}`;
  if (caption) {
    const [first, ...rest] = caption.children;
    const lead = `${ariaLabel}. ${first?.type === 'text' ? first.value : ''}`;
    const named = h('caption', lead, rest);
    table.children.unshift(named);
    ariaLabel = toText(named);
  }
  const frame = { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 };
  return h('div', frame, table);
}

function isFramed(parent: Parents): boolean {
  return (
    parent.type === 'element' &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes('table-scroll')
  );
}
