import { glossary } from '@/content/glossary';
import type { Term } from './glossary-terms';

const terms: readonly Term[] = glossary;

const byName = new Map(
  terms.flatMap((entry) =>
    [entry.term, ...(entry.aliases ?? [])].map((name) => [name.toLowerCase(), entry] as const),
  ),
);

/** Every entry of the glossary, in alphabetical order. */
export function getTerms(): readonly Term[] {
  return terms;
}

/** The entry of a term or of one of its aliases, whatever its case; undefined when there is none. */
export function findTerm(name: string): Term | undefined {
  return byName.get(name.trim().toLowerCase());
}
