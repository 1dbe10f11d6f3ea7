import type { Reference } from './references';

/**
 * A work as the files for reference managers state it: CSL-JSON without the site's own fields, and with what CSL-JSON
 * has no field for.
 */
export type Citable = Omit<Reference, 'custom'> & {
  language?: string;
  /** Whether it has more authors than are named. */
  hasMoreAuthors?: boolean;
  /** What a person who cites it should know, in sentences. */
  notes?: readonly string[];
};

/** Converts a bibliography record for reference managers: of `custom` only `moreAuthors` and the warning are kept. */
export function toCitable({ custom, ...work }: Reference): Citable {
  const notes = [
    ...(custom.moreAuthors ? ['The record names the first authors only.'] : []),
    ...(custom.weaklyConfirmed ? [`To be used with care: ${custom.weaklyConfirmed}.`] : []),
  ];
  return { ...work, hasMoreAuthors: custom.moreAuthors, ...(notes.length > 0 && { notes }) };
}

/** Formats works as a CSL-JSON list; `notes` are joined in `note`, `hasMoreAuthors` is dropped. */
export function toCslJson(works: readonly Citable[]): string {
  const items = works.map(({ hasMoreAuthors: _, notes, ...item }) => ({
    ...item,
    ...(notes && { note: notes.join(' ') }),
  }));
  return `${JSON.stringify(items, null, 1)}\n`;
}
