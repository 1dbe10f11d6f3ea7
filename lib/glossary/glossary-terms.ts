/** What a glossary entry says; the same shape as in content/glossary.ts. */
export type Term = {
  term: string;
  definition: string;
  aliases?: readonly string[];
  seeAlso?: readonly string[];
};

/** The anchor of a term on the glossary page: 'p-value' stays, 'Amide bond' becomes 'amide-bond'. */
export function toTermAnchor(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whether every word of `text` stands somewhere in the term, its aliases or its definition. */
export function matchesTerm({ term, aliases = [], definition }: Term, text: string): boolean {
  const haystack = [term, ...aliases, definition].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Entries in alphabetical order as groups by the first letter of their term. */
export function groupByLetter(entries: readonly Term[]): { letter: string; terms: Term[] }[] {
  const groups: { letter: string; terms: Term[] }[] = [];
  for (const entry of entries) {
    const letter = entry.term.charAt(0).toUpperCase();
    const last = groups.at(-1);
    if (last?.letter === letter) last.terms.push(entry);
    else groups.push({ letter, terms: [entry] });
  }
  return groups;
}
