import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';

/** The number of columns from which a table is too wide for a phone, where its rows become blocks. */
export const BLOCKS_FROM = 4;
/** The cell length, in characters, from which three columns are too wide. */
const LONG = 60;

/** Short values with a digit, which a block shows in large type, two beside each other. */
const LARGE = /^(?=.*\d).{1,16}$/;
/** Column heads whose numbers are conditions of a result, not results. */
const CONDITION = /^(?:people|time|length|trials?|dose|year|given|half-life|n$)/i;

/**
 * Returns the attributes of a cell in a block, where the column heads are hidden: the head of its column, and a class
 * for a number in large type.
 */
export function toBlockCell(label: string, text: string) {
  return {
    'data-label': label,
    className: LARGE.test(text) && !CONDITION.test(label) ? 'number' : undefined,
  };
}

/** Marks a wide table (four columns, or three with long cells) so that CSS shows its rows as blocks below 640 px. */
export function toBlocks(table: Element): void {
  const rows = elementsOf(table)
    .flatMap(elementsOf)
    .filter(({ tagName }) => tagName === 'tr');
  const heads = rows[0] ? elementsOf(rows[0]).map((cell) => toText(cell).trim()) : [];
  const isLong = rows.some((row) => elementsOf(row).some((cell) => toText(cell).length >= LONG));
  if (heads.length < (isLong ? BLOCKS_FROM - 1 : BLOCKS_FROM)) return;
  table.properties.className = ['blocks'];
  for (const row of rows.slice(1)) {
    elementsOf(row).forEach((cell, index) => {
      if (index === 0) return;
      const { properties } = h('td', toBlockCell(heads[index] ?? '', toText(cell).trim()));
      Object.assign(cell.properties, properties);
    });
  }
}

/** Returns the children of an element that are elements. */
export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
