import type { Term } from '@/lib/records/resources';
import { holdsEveryWord } from '@/lib/text/every-word';

/** The anchor of a term on the glossary page: 'p-value' stays, 'Amide bond' becomes 'amide-bond'. */
export function toTermAnchor(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whether the term, its aliases and its definition together contain every word of `text`. */
export function matchesTerm({ term, aliases = [], definition }: Term, text: string): boolean {
  return holdsEveryWord([term, ...aliases, definition], text);
}

/** The letter under which the glossary lists a term. */
export function toLetter({ term }: Term): string {
  return term.charAt(0).toUpperCase();
}

/** The anchor of a letter on the glossary page. */
export function toLetterAnchor(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
