import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { findBaselinePath } from '@/lib/evidence/baseline';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { capitalize } from '@/lib/text/first-letter';
import type { FactBox, FactBoxLine } from './fact-box';
import { toDisclosure, toDownloads, toDrawing, toSourceMarks } from './figure-content';
import { findFactBox } from './figures';

/** Whether `> [!FACTBOX id]` names a fact box. */
export function isKnownFactBox(id: string): boolean {
  return factBoxRecords.get().some((box) => box.id === id);
}

/** The content of a fact box: who was studied, the numbers as drawing and table, and what is not known. */
export function toFactBoxContent(id: string): ElementContent[] {
  const box = findFactBox(id);
  if (!box) return [];
  const { figure } = box;
  return [
    h('figcaption', { className: ['font-semibold', 'text-ink', 'text-lg'] }, box.title),
    toAbout(box),
    ...(figure ? [toDrawing(figure), toDisclosure(toTable(box))] : [toTable(box)]),
    h('p', { className: ['mt-3'] }, h('strong', 'Not known.'), ` ${box.unknown}`),
    toNotes(box),
    ...toBaselineLink(id),
    ...(figure ? [toDownloads(figure)] : []),
  ];
}

/** A link to the same result at another starting risk, if its ratio can be applied there. */
function toBaselineLink(id: string): ElementContent[] {
  const record = factBoxRecords.get().find((box) => box.id === id);
  const href = findBaselinePath(record?.benefits.map((row) => row.finding) ?? []);
  if (!href) return [];
  return [h('p', { className: ['mt-3'] }, h('a', { href }, 'Move the starting risk'))];
}

const INLINE = 'display: inline';

function toAbout({ about }: FactBox): Element {
  return h(
    'dl',
    { className: ['mt-3', 'mb-3'] },
    about.map(([name, text]) =>
      h('div', [
        h('dt', { className: ['text-muted'], style: INLINE }, `${name}: `),
        h('dd', { style: INLINE }, text),
      ]),
    ),
  );
}

function toTable({ title, series: [treated, beside], benefits, harms }: FactBox): Element {
  const region = { className: ['table-scroll'], role: 'region', ariaLabel: title, tabIndex: 0 };
  return h('div', region, [
    h('table', { ariaLabel: title }, [
      h('thead', [
        h('tr', [
          h('th', { scope: 'col' }, 'Outcome'),
          h('th', { scope: 'col' }, `With ${beside}`),
          h('th', { scope: 'col' }, `With ${treated}`),
        ]),
      ]),
      toRows('Benefits', benefits),
      toRows('Harms', harms),
    ]),
  ]);
}

function toRows(name: string, lines: readonly FactBoxLine[]): Element {
  return h('tbody', [
    h('tr', h('th', { scope: 'rowgroup', colSpan: 3, className: ['text-brand'] }, name)),
    ...(lines.length > 0
      ? lines.flatMap(toRow)
      : [h('tr', h('td', { colSpan: 3 }, 'Counts of harms were not found.'))]),
  ]);
}

/** An outcome with its numbers, and a second row over all columns with verdict and details. */
function toRow({ outcome, cells, verdict, details }: FactBoxLine): Element[] {
  const told = details.map((detail) => `${capitalize(detail)}. `);
  // Inline, since the style sheet has no utilities for it: the two rows of an outcome form a unit.
  const style = 'border: 0; padding-bottom: 0';
  return [
    h('tr', [
      h('th', { scope: 'row', className: ['font-normal'], style }, outcome),
      ...(cells
        ? cells.map((cell) => h('td', { style }, cell))
        : [h('td', { colSpan: 2, style }, 'No numbers in what was read')]),
    ]),
    h('tr', [
      h('td', { colSpan: 3, className: ['text-muted'], style: 'padding-top: 0' }, [
        h('strong', `${verdict}.`),
        ' ',
        ...told,
      ]),
    ]),
  ];
}

function toNotes({ hasCounts, reported, references, benefits, harms }: FactBox): Element {
  const hasAverages = [...benefits, ...harms].some(
    ({ cells }) => cells && !cells[0].includes(' of '),
  );
  return h('p', { className: ['mt-3', 'text-muted'] }, [
    ...(hasCounts ? ['Counts of people and their differences are our arithmetic. '] : []),
    ...(hasAverages ? ['Other numbers are the average of each group. '] : []),
    ...(reported ? [`${reported} `] : []),
    ...toSourceMarks(references),
  ]);
}
