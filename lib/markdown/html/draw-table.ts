import type { Element } from 'hast';
import { h } from 'hastscript';

/** Builds a table of plain texts with column heads; with `hasRowHeads` the first cell of each row is its head. */
export function drawTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { caption, hasRowHeads = false }: { caption?: string; hasRowHeads?: boolean } = {},
): Element {
  const heads = columns.map((column) => h('th', { scope: 'col' }, column));
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) =>
      index === 0 && hasRowHeads ? h('th', { scope: 'row' }, cell) : h('td', cell),
    );
    return h('tr', cells);
  });
  const named = caption === undefined ? [] : [h('caption', caption)];
  return h('table', [...named, h('thead', h('tr', heads)), h('tbody', lines)]);
}
