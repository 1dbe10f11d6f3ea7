import type Fraction from 'fraction.js';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { formatDecimal, formatMass, isExact, NBSP } from '@/lib/calculator/format-quantity';
import { toBlocks } from '@/lib/markdown/html/table-blocks';
import { formatCount } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { type Comparison, type Proof, type ProofRow, type Quantity, verdicts } from './proof';

const COLUMNS = ['Vial, water and dose', 'Published', 'Calculated here', 'Result'];

/** Maximum decimals of an exact value; one that needs more is shown as a fraction. */
const WHOLE_DECIMALS = 10;

const NOUNS: Record<Quantity, [one: string, many: string]> = {
  concentration: ['mg/mL', 'mg/mL'],
  volume: ['mL', 'mL'],
  units: ['unit', 'units'],
  doses: ['dose', 'doses'],
};

/**
 * Every published example as a table row, in one disclosure per source. Built as a hast tree, since the cells of React
 * components would be repeated in the page's payload.
 */
export function toPublishedParts({ sources }: Proof): Element[] {
  return sources.map(toSource);
}

function toSource({ address, name, note, rows }: Proof['sources'][number]): Element {
  const place = address?.replace(/^https:\/\/(?:www\.)?/, '') ?? name ?? '';
  const ariaLabel = `Examples of ${place}`;
  // In print, the table may break across pages; its rows may not.
  const table = h('table', { style: 'break-inside: auto', ariaLabel }, [
    h('thead', [
      h(
        'tr',
        COLUMNS.map((column) => h('th', { scope: 'col' }, column)),
      ),
    ]),
    h('tbody', rows.flatMap(toRows)),
  ]);
  toBlocks(table);
  const region = { className: ['table-scroll'], ariaLabel, tabIndex: 0 };
  return h('details', { className: LOOK, open: rows.some(({ elsewhere }) => elsewhere) }, [
    h('summary', [
      h(
        'span',
        { className: ['font-semibold', '[overflow-wrap:anywhere]'] },
        place.split(/(?<=\/)/).flatMap((part) => [part, h('wbr')]),
      ),
      h('span', { className: ['w-full', 'font-sans', 'text-ink-2', 'text-sm'] }, formatRows(rows)),
    ]),
    ...(note ? [toNote(note)] : []),
    h('section', region, table),
  ]);
}

const LOOK = 'disclosure is-told is-whole border-line border-b py-1'.split(' ');

/** The results of a source's examples: '3 examples: same', '3 examples: 2 same, 1 same after their rounding'. */
function formatRows(rows: readonly ProofRow[]): string {
  const all = [
    ...rows.map(({ verdict }) => verdicts[verdict]),
    ...rows.flatMap(({ elsewhere }) => (elsewhere ? [`${verdicts.different}, elsewhere`] : [])),
  ];
  const groups = groupInOrder(all, (words) => words);
  const counts = groups.map(([words, { length }]) =>
    groups.length === 1 ? words : `${length} ${words}`,
  );
  return `${formatCount(rows.length, 'example')}: ${counts.join(', ')}`;
}

function toRows({ published, dose, comparisons, verdict, says, elsewhere }: ProofRow): Element[] {
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

/** An exact value with all its decimals, or as a fraction with its approximate decimal. */
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
