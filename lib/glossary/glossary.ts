import { memoise } from '@/lib/content/memoise';
import { glossaryRecords, type Term } from '@/lib/records/resources';

const byName = memoise(
  'terms-by-name',
  () =>
    new Map(
      getTerms().flatMap((entry) =>
        [entry.term, ...(entry.aliases ?? [])].map((name) => [name.toLowerCase(), entry] as const),
      ),
    ),
);

/** Every entry of the glossary, in alphabetical order. */
export function getTerms(): readonly Term[] {
  return glossaryRecords.get();
}

/** The entry of a term or of one of its aliases, whatever its case; undefined when there is none. */
export function findTerm(name: string): Term | undefined {
  return byName().get(name.trim().toLowerCase());
}
