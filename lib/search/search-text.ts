import { foldText } from '@/lib/text/fold-text';
import { MAX_QUERY_LENGTH } from './limits';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A search needs more than this many characters (specification, section 9). */
const MIN_LENGTH = 2;

/** Control characters, and marks that turn the direction of whatever stands beside them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What is asked for when this was typed: nothing unseen, no blanks at the ends, and no more than the API answers. */
export function cleanSearchText(typed: string): string {
  const text = typed.replace(UNSEEN, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  // Half an emoji cannot be written into an address.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** The words of the last part of a path, as something to search for: '/blog/tb-500.html' is 'tb 500'. */
export function getAddressWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // An address that cannot be decoded is searched as it stands.
  }
  return cleanSearchText((text.replace(/\.[a-z]{2,5}$/i, '').match(WORD) ?? []).join(' '));
}

/** Whether a text is long enough to be searched for while it is being typed. */
export function isSearchable(typed: string): boolean {
  return cleanSearchText(typed).length > MIN_LENGTH;
}

/** A piece of a text, and whether it matches the search. */
export type TextPart = { text: string; isMatch: boolean };

/** Words that a question is joined by; a mark on each would hide the ones that tell. */
const JOINING =
  /^(?:a|an|and|are|at|can|do|does|for|from|how|i|in|is|it|my|of|on|or|the|to|what|with)$/;

/**
 * A text in pieces, the words that begin with a searched word marked, as the search finds them: without
 * regard to case and accents. The pieces joined are the text.
 */
export function markMatches(text: string, search: string): TextPart[] {
  const typed = (search.match(WORD) ?? []).map(foldText);
  const telling = typed.filter((term) => !JOINING.test(term));
  const terms = telling.length > 0 ? telling : typed;
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece) parts.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const term = longest(terms.filter((candidate) => foldText(word).startsWith(candidate)));
    if (!term) continue;
    const length = measureOriginal(word, term.length);
    add(text.slice(end, match.index), false);
    add(word.slice(0, length), true);
    end = match.index + length;
  }
  add(text.slice(end), false);
  return parts;
}

function longest(terms: readonly string[]): string | undefined {
  return terms.reduce<string | undefined>(
    (best, term) => (best && best.length >= term.length ? best : term),
    undefined,
  );
}

/** How many characters of a word make up `length` characters of its folded form. */
function measureOriginal(word: string, length: number): number {
  let used = 0;
  for (const character of word) {
    if (foldText(word.slice(0, used)).length >= length) break;
    used += character.length;
  }
  return used;
}
