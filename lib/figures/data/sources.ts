import type { Finding } from '@/lib/evidence/evidence-schema';
import { groupInOrder } from '@/lib/text/group-in-order';
import { writeNumbers } from '@/lib/text/typography';
import type { DataFigure } from './data-figure';

/** Bibliography keys of the sources of a figure's numbers, each once, in the figure's order. */
export function toReferenceKeys({ data }: Pick<DataFigure, 'data'>): string[] {
  return [...new Set(data.map(({ reference }) => reference))];
}

/** A result and the label of its row. */
export type Named = { row: string; finding?: Finding };

/** Which numbers come from two reports of a paper instead of the paper itself; '' if none do. */
export function formatReported(all: readonly Named[]): string {
  const reported = all.filter(({ finding }) => finding?.confidence === 'agreed');
  if (reported.length === 0) return '';
  const says = 'as two reports of the paper give them';
  return reported.length === all.length
    ? `The numbers are ${says}.`
    : `Numbers ${says}: ${[...new Set(reported.map(({ row }) => row))].join('; ')}.`;
}

/** The note of a finding, with typographic minus signs and thousands separators. */
export function formatNote({ note = '' }: Finding): string {
  return writeNumbers(note);
}

/** The notes of results that the figure's own note does not tell, each after its rows unless it applies to all. */
export function formatNotes({ note: own, data }: Pick<DataFigure, 'note' | 'data'>): string[] {
  const rowsOf = (told: readonly Named[]) => [...new Set(told.map(({ row }) => row))];
  const noted = groupInOrder(
    data.filter(({ finding }) => finding?.note),
    ({ finding }) => (finding ? formatNote(finding) : ''),
  );
  return noted
    .map(([note, told]) =>
      rowsOf(told).length === rowsOf(data).length ? note : `${rowsOf(told).join(', ')}: ${note}`,
    )
    .filter((note) => !own.includes(note));
}

/** Maximum notes below a figure; if there are more, they are in the table only. */
const MOST_NOTES = 2;

/** The caption of a figure in a page: how to read it, its notes if they are few, and reported numbers. */
export function formatCaption(figure: Pick<DataFigure, 'note' | 'data'>): string {
  const notes = formatNotes(figure);
  const shown = notes.length <= MOST_NOTES ? notes : [];
  return [figure.note, ...shown, formatReported(figure.data)].filter(Boolean).join(' ');
}
