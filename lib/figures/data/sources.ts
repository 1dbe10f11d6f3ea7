import type { Finding } from '@/lib/evidence/evidence-schema';
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

/** What a reader of each result needs to know, under the names of its rows; what several rows share, once. */
export function tellNotes(all: readonly Named[]): string[] {
  const notes = new Map<string, Set<string>>();
  for (const { row, finding } of all)
    if (finding?.note) notes.set(finding.note, (notes.get(finding.note) ?? new Set()).add(row));
  const isOne = notes.size === 1 && new Set(all.map(({ row }) => row)).size === 1;
  return [...notes].map(([note, rows]) => (isOne ? note : `${[...rows].join(', ')}: ${note}`));
}
