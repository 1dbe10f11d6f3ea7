import type { Finding } from '@/lib/evidence/evidence-schema';
import { groupInOrder } from '@/lib/text/group-in-order';
import { writeNumbers } from '@/lib/text/typography';
import type { DataFigure } from './data-figure';

/** Keys of the bibliography that a figure's numbers come from, each once, in its order. */
export function toReferenceKeys({ data }: Pick<DataFigure, 'data'>): string[] {
  return [...new Set(data.map(({ reference }) => reference))];
}

/** A result under the name that its row has. */
export type Named = { row: string; finding?: Finding };

/** Which numbers were not read in the paper itself but stand as two reports of it give them; undefined where none do. */
export function tellReported(all: readonly Named[]): string | undefined {
  const reported = all.filter(({ finding }) => finding?.confidence === 'agreed');
  if (reported.length === 0) return undefined;
  const says = 'as two reports of the paper give them';
  return reported.length === all.length
    ? `The numbers stand ${says}.`
    : `Numbers that stand ${says}: ${[...new Set(reported.map(({ row }) => row))].join('; ')}.`;
}

/** What a reader of a result needs to know, its numbers as print has them. */
export function tellNote({ note = '' }: Finding): string {
  return writeNumbers(note);
}

/** What a reader of each result needs to know, under the names of its rows; what all rows share, without. */
export function tellNotes(all: readonly Named[]): string[] {
  const rowsOf = (told: readonly Named[]) => [...new Set(told.map(({ row }) => row))];
  const noted = groupInOrder(
    all.filter(({ finding }) => finding?.note),
    ({ finding }) => (finding ? tellNote(finding) : ''),
  );
  return noted.map(([note, told]) =>
    rowsOf(told).length === rowsOf(all).length ? note : `${rowsOf(told).join(', ')}: ${note}`,
  );
}

/** More notes than this stand in the table alone. */
const MOST_NOTES = 2;

/** What stands below a figure in a page: how to read it, what a reader of its few results must know, what was read. */
export function tellCaption({ note, data }: Pick<DataFigure, 'note' | 'data'>): string {
  const notes = tellNotes(data).filter((one) => !note.includes(one));
  const reported = tellReported(data);
  return [note, ...(notes.length <= MOST_NOTES ? notes : []), ...(reported ? [reported] : [])].join(
    ' ',
  );
}
