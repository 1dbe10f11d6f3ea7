import type { Reference } from './references';

/** What a publication is called shortly: 'Wilding 2021'; undated ones 'Meyer n.d.'. */
export function toShortName(reference: Reference): string {
  return [toFirstAuthor(reference), toYear(reference) ?? 'n.d.'].filter(Boolean).join(' ');
}

/** The family name of the first author, or the body that published; undefined when none is recorded. */
export function toFirstAuthor({ author: [first] }: Reference): string | undefined {
  if (!first) return undefined;
  return 'literal' in first ? first.literal : first.family;
}

/** The year of publication; undefined when the record is undated. */
export function toYear({ issued }: Reference): number | undefined {
  return issued?.['date-parts'][0][0];
}
