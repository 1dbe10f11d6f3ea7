import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';

/** Columns from which on a table has no room on a phone; there each of its rows stands as a block. */
export const BLOCKS_FROM = 4;
/** Characters of a cell from which on three columns have none. */
const LONG = 60;

/** A value that is set large in a block, two beside each other: short, and with a number in it. */
const LARGE = /^(?=.*\d).{1,16}$/;
/** Heads of columns whose numbers are conditions of a result. */
const CONDITION = /^(?:people|time|length|trials?|dose|year|given|half-life|n$)/i;

/**
 * What a cell needs to stand in a block, where the heads of the columns are not seen: the head of its own, and whether
 * its text is a number to be set large.
 */
export function toBlockCell(label: string, text: string) {
  return {
    'data-label': label,
    className: LARGE.test(text) && !CONDITION.test(label) ? 'number' : undefined,
  };
}

/** Makes a table of many columns, or of three with sentences, one whose rows stand as blocks below 640 px; others stay. */
export function toBlocks(table: Element): void {
  const rows = elementsOf(table).flatMap((part) =>
    part.tagName === 'tr' ? [part] : elementsOf(part).filter(({ tagName }) => tagName === 'tr'),
  );
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

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
