import type { Reference } from './references';

/**
 * A work as the files for reference managers state it: CSL-JSON without what the academy adds to a record, and
 * beside it what CSL-JSON has no field for.
 */
export type Citable = Omit<Reference, 'custom'> & {
  language?: string;
  /** Whether there are more authors than are named. */
  hasMoreAuthors?: boolean;
  /** What a person who cites it should know, in sentences. */
  notes?: readonly string[];
};

/** A record of the bibliography for reference managers: all that it holds of the work, nothing of our reading of it. */
export function toCitable({ custom, ...work }: Reference): Citable {
  const notes = [
    ...(custom.moreAuthors ? ['The record names the first authors only.'] : []),
    ...(custom.weaklyConfirmed ? [`To be used with care: ${custom.weaklyConfirmed}.`] : []),
  ];
  return { ...work, hasMoreAuthors: custom.moreAuthors, ...(notes.length > 0 && { notes }) };
}

/** CSL-JSON of works, a list: what its vocabulary has no field for stands in `note`. */
export function toCslJson(works: readonly Citable[]): string {
  const items = works.map(({ hasMoreAuthors: _, notes, ...item }) => ({
    ...item,
    ...(notes && { note: notes.join(' ') }),
  }));
  return `${JSON.stringify(items, null, 1)}\n`;
}
