import { memoise } from '@/lib/content/memoise';
import { glossaryRecords, type Term } from '@/lib/records/resources';

/** Every entry of the glossary, in alphabetical order. */
export const getTerms = glossaryRecords.get;

const byName = memoise(
  'terms-by-name',
  () =>
    new Map(
      getTerms().flatMap((entry) =>
        [entry.term, ...(entry.aliases ?? [])].map((name) => [name.toLowerCase(), entry] as const),
      ),
    ),
);

/** The entry of a term or of one of its aliases, ignoring case; undefined if there is none. */
export function findTerm(name: string): Term | undefined {
  return byName().get(name.trim().toLowerCase());
}
