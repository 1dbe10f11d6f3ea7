import { foldText } from '@/lib/text/fold-text';
import { MAX_QUERY_LENGTH } from './limits';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A search needs more than this many characters. */
const MIN_LENGTH = 2;

/** Control characters and marks that change the text direction. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Normalises a typed query: no non-printing characters or outer spaces, and at most the length the API accepts. */
export function cleanSearchText(typed: string): string {
  const text = typed.replace(UNSEEN, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  // A lone surrogate (half an emoji) cannot be encoded in a URL.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** Returns the words of the last path segment as a query: '/blog/tb-500.html' is 'tb 500'. */
export function getAddressWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // Invalid percent-encoding: the segment is used undecoded.
  }
  return cleanSearchText((text.replace(/\.[a-z]{2,5}$/i, '').match(WORD) ?? []).join(' '));
}

/** Whether a text is long enough to be searched for while it is being typed. */
export function isSearchable(typed: string): boolean {
  return cleanSearchText(typed).length > MIN_LENGTH;
}

/** A piece of a text, and whether it matches the search. */
export type TextPart = { text: string; isMatch: boolean };

/** Stop words, which are not highlighted: marks on them would hide the words that matter. */
const JOINING =
  /^(?:a|an|and|are|at|can|do|does|for|from|how|i|in|is|it|my|of|on|or|the|to|what|with)$/;

/**
 * Splits a text into pieces and marks the start of each word that begins with a searched word, ignoring case and
 * accents as the search does. The pieces joined are the text.
 */
export function markMatches(text: string, search: string): TextPart[] {
  const typed = (search.match(WORD) ?? []).map(foldText);
  const telling = typed.filter((term) => !JOINING.test(term));
  const terms = (telling.length > 0 ? telling : typed).sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece) parts.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const term = terms.find((candidate) => foldText(word).startsWith(candidate));
    if (!term) continue;
    const length = measureOriginal(word, term.length);
    add(text.slice(end, match.index), false);
    add(word.slice(0, length), true);
    end = match.index + length;
  }
  add(text.slice(end), false);
  return parts;
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
