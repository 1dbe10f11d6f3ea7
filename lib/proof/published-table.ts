import type Fraction from 'fraction.js';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { formatDecimal, formatMass, isExact, NBSP } from '@/lib/calculator/format-quantity';
import { toBlocks } from '@/lib/markdown/html/table-blocks';
import { type Comparison, computeCase, type Quantity, verdicts } from './compare-published';
import type { Proof, ProofRow, ProofSource } from './proof';

const COLUMNS = ['Vial, water and dose', 'Published', 'Calculated here', 'Result'];

/** Decimals of a value that is shown whole; one that needs more is shown as a fraction. */
const WHOLE_DECIMALS = 10;

const NOUNS: Record<Quantity, [one: string, many: string]> = {
  concentration: ['mg/mL', 'mg/mL'],
  volume: ['mL', 'mL'],
  units: ['unit', 'units'],
  doses: ['dose', 'doses'],
};

/**
 * Every published example as a row, by its source. A tree and not components: its cells would stand a second
 * time in the data of the page.
 */
export function toPublishedTable({ sources, total }: Proof): Element {
  // The table may go on over a page of paper; its rows may not.
  const table = h('table', { style: 'break-inside: auto' }, [
    h('caption', `${total} published examples, by where they stand`),
    h('thead', [
      h(
        'tr',
        COLUMNS.map((column) => h('th', { scope: 'col' }, column)),
      ),
    ]),
    ...sources.map(toSource),
  ]);
  toBlocks(table);
  return table;
}

function toSource({ address, name, note, rows }: ProofSource): Element {
  const place = address?.replace(/^https:\/\/(?:www\.)?/, '') ?? name ?? '';
  return h('tbody', [
    h('tr', [
      h('th', { scope: 'rowgroup', colSpan: COLUMNS.length }, [
        // As wide as what is seen of the table, like its caption.
        h('div', { className: ['break-words'], style: 'max-width: 100cqi' }, [
          ...place.split(/(?<=\/)/).flatMap((part) => [part, h('wbr')]),
          ...(note ? [toNote(note)] : []),
        ]),
      ]),
    ]),
    ...rows.flatMap(toRows),
  ]);
}

function toRows({ published, comparisons, verdict, says, elsewhere }: ProofRow): Element[] {
  const { dose } = computeCase(published);
  const inputs = [
    formatMass(dose.amountMg),
    `${formatDecimal(dose.diluentMl)}${NBSP}mL`,
    formatMass(dose.doseMg),
  ].join(', ');
  const { note, why } = published;
  return [
    toRow(inputs, comparisons, [
      verdicts[verdict],
      ...(why ? [toNote(why)] : []),
      ...(note ? [toNote(note)] : []),
      ...(says ? [toNote(`The calculator says first: ${says}.`)] : []),
    ]),
    ...(elsewhere
      ? [
          toRow(`The same, in ${elsewhere.where}`, elsewhere.comparisons, [
            h('strong', verdicts.different),
            toNote(elsewhere.why),
          ]),
        ]
      : []),
  ];
}

function toRow(head: string, comparisons: Comparison[], result: (Element | string)[]): Element {
  return h('tr', [
    h('th', { scope: 'row', className: ['font-normal'] }, head),
    h('td', comparisons.map(({ quantity, stated }) => withNoun(quantity, stated)).join(', ')),
    h('td', comparisons.map(({ quantity, exact }) => formatExact(quantity, exact)).join(', ')),
    h('td', result),
  ]);
}

/** A value with all its digits, or as the fraction that it is and what that is about. */
function formatExact(quantity: Quantity, exact: Fraction): string {
  if (isExact(exact, WHOLE_DECIMALS))
    return withNoun(quantity, formatDecimal(exact, WHOLE_DECIMALS));
  return `${withNoun(quantity, exact.toFraction())} (about${NBSP}${formatDecimal(exact)})`;
}

function withNoun(quantity: Quantity, number: string): string {
  const [one, many] = NOUNS[quantity];
  return `${number}${NBSP}${number === '1' ? one : many}`;
}

function toNote(text: string): Element {
  return h('span', { className: ['block', 'font-normal', 'text-muted'] }, text);
}
