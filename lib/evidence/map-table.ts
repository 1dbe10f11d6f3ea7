import type { Element } from 'hast';
import { h } from 'hastscript';
import { type Direction, mapAreas } from '@/content/evidence-map';
import { formatCsv } from '@/lib/text/csv';
import { splitNames } from '@/lib/text/typography';
import { countPapers, getEvidenceMap, type MapCell, type MapRow, mapGroups } from './evidence-map';
import { toSubstancePath } from './map-paths';
import {
  formatCell,
  formatHarmSeen,
  formatVotes,
  toDirectionLabel,
  toKindWords,
} from './map-words';

/**
 * Renders rows of the map as a table: each cell has a shape, a number and a word, and a full text for screen readers.
 * Builds a hast tree, not components, so that its 700 cells are not repeated in the RSC payload of the page.
 */
export function toMapTable(rows: readonly MapRow[], caption: string): Element {
  const groups = mapGroups.flatMap((group) => {
    const members = rows.filter((row) => row.group === group.id);
    return members.length > 0 ? [{ ...group, members }] : [];
  });
  return h('table', [
    h('caption', { className: ['sr-only'] }, caption),
    h('thead', [
      h('tr', { className: ['head'] }, [
        h('th', { scope: 'col' }, 'Substance'),
        ...mapAreas.map(({ short, label }) => h('th', { scope: 'col', title: label }, short)),
      ]),
    ]),
    ...groups.map(({ id, label, members }, index) =>
      h('tbody', [
        toGroupHead(label, index > 0 && id !== 'blends'),
        ...members.map((row) => toTableRow(row)),
      ]),
    ),
  ]);
}

/** A group's name and the column headings again, for readers who have scrolled past them. */
function toGroupHead(label: string, hasColumns: boolean): Element {
  return h('tr', { className: ['head'] }, [
    h('th', { scope: 'rowgroup' }, label),
    ...mapAreas.map(({ short }) => h('td', { ariaHidden: 'true' }, hasColumns ? short : '')),
  ]);
}

function toTableRow({ slug, name, parts, cells }: MapRow): Element {
  const isBlend = parts.length > 0;
  const href = isBlend ? `/peptides/${slug}` : toSubstancePath(slug);
  return h('tr', [
    h('th', { scope: 'row' }, h('a', { href }, toUnbroken(name))),
    ...(isBlend
      ? [h('td', { colSpan: mapAreas.length }, toBlendNote(parts))]
      : mapAreas.map(({ id }) => {
          const cell = cells.find(({ area }) => area.id === id);
          return cell ? toTableCell(slug, name, cell) : toEmptyCell();
        })),
  ]);
}

function toBlendNote(parts: MapRow['parts']): Element {
  return h('span', { className: ['blend'] }, [
    'No study of the mixture was found. Studied apart: ',
    ...parts.flatMap(({ slug, name }, index) => [
      index > 0 ? ', ' : '',
      h('a', { href: toSubstancePath(slug), className: ['underline'] }, toUnbroken(name)),
    ]),
  ]);
}

function toUnbroken(name: string): (Element | string)[] {
  return splitNames(name).map((part, index) =>
    index % 2 === 1 ? h('span', { className: ['whitespace-nowrap'] }, part) : part,
  );
}

function toEmptyCell(): Element {
  return h('td', { className: ['nothing'] }, [
    h('span', { ariaHidden: 'true' }, '–'),
    toHeard('no result recorded'),
  ]);
}

function toTableCell(slug: string, name: string, cell: MapCell): Element {
  const { people, others } = countPapers(cell);
  const [before, between, after] = formatCell(name, cell);
  // The visible text is part of the accessible name, so that either can name the cell.
  return h('td', { className: [cell.direction, ...(cell.isUnsure ? ['unsure'] : [])] }, [
    h('a', { href: toSubstancePath(slug, cell.area.id) }, [
      toHeard(before),
      // Shown on narrow screens, where the column headings are hidden.
      h('i', { ariaHidden: 'true' }, cell.area.short),
      h('b', [
        toDirectionMark(cell.direction),
        String(people || others),
        ...(formatHarmSeen(cell) ? [toDirectionMark('harms')] : []),
      ]),
      toHeard(between),
      toKindWords(cell.kind).short,
      toHeard(after),
    ]),
  ]);
}

function toHeard(words: string): Element {
  return h('span', { className: ['sr-only'] }, words);
}

function toDirectionMark(direction: Direction): Element {
  return h('svg', { className: ['mark'], ariaHidden: 'true' }, [
    h('use', { href: `#is-${direction}` }),
  ]);
}

const CSV_COLUMNS = [
  'substance',
  'area',
  'best kind of study',
  'direction',
  'papers in people',
  'papers in animals or cells',
  'how the papers divide',
  'citation keys',
];

/** The evidence map as CSV (RFC 4180), one line for each cell with papers. */
export function toEvidenceMapCsv(): string {
  const lines = getEvidenceMap().flatMap(({ name, cells }) =>
    cells.map((cell) => {
      const { people, others } = countPapers(cell);
      return [
        name,
        cell.area.label,
        toKindWords(cell.kind).label,
        toDirectionLabel(cell.direction),
        String(people),
        String(others),
        formatVotes(cell),
        cell.papers.map(({ reference }) => reference).join(' '),
      ];
    }),
  );
  return formatCsv([CSV_COLUMNS, ...lines]);
}
