import type { KnownName } from './known-names';
import { makeNamePart, type Part } from './query';
import { fields, placesOf, type TextIndex } from './text-index';
import { splitWords } from './words';

/** Shorter words are not corrected: they are close to too many others. */
const MIN_LENGTH = 5;

/** A word is corrected only to one that occurs in at most one in this many entries. */
const RARITY = 50;

/** A shorter word is corrected only to a word of a title, name or tag with the same first letter. */
const SHORT = 7;

const NAMING = new Set((['title', 'names', 'tags'] as const).map((field) => fields.indexOf(field)));

/** Returns the part probably meant by a word that is found nowhere, or undefined if unclear. */
export type Repair = (word: string) => Part | undefined;

/**
 * Corrects one typing error: a wrong, missing or extra letter, or two swapped. A name is preferred,
 * unless near names belong to different pages. Not corrected: short words and words with a digit
 * (BPC-158). Unless it is of a page's own name, the result is rare and differs not only at its end.
 */
export function createSpellingCorrector(index: TextIndex, known: readonly KnownName[]): Repair {
  const names = known.filter(
    ({ kind, joined }) => kind !== 'question' && joined.length >= MIN_LENGTH && !/\d/.test(joined),
  );
  const nameWords = new Set(
    known.flatMap(({ kind, text }) => (kind === 'own' ? splitWords(text) : [])),
  );
  return (word) => {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return undefined;
    const near = names.filter(({ joined }) => isNear(word, joined));
    const [first] = near;
    if (first && near.every(({ address }) => address === first.address))
      return makeNamePart([first.joined], first);
    const wordings = index.words
      .filter(
        (candidate, number) =>
          isNear(word, candidate) &&
          (nameWords.has(candidate) ||
            (isMeant(index, number, word) && !isEnding(word, candidate))),
      )
      .map((meant) => ({ words: [meant], weight: 1 }));
    return wordings.length > 0 ? { key: wordings[0]?.words[0] ?? word, wordings } : undefined;
  };
}

function isNear(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || word.length < MIN_LENGTH) return false;
  if (Math.min(typed.length, word.length) < SHORT && typed[0] !== word[0]) return false;
  return isOneEditAway(typed, word);
}

/** Whether only the last letter differs, which makes a different word: 'creatine', 'creating'. */
function isEnding(typed: string, word: string): boolean {
  return typed.length === word.length && typed.slice(0, -1) === word.slice(0, -1);
}

/** Whether an index word is rare enough and, for a short typed word, occurs in a title, name or tag. */
function isMeant(index: TextIndex, number: number, typed: string): boolean {
  const holders = new Set<number>();
  let isNaming = typed.length >= SHORT;
  for (const place of placesOf(index, number)) {
    holders.add(Math.floor(place / fields.length));
    isNaming ||= NAMING.has(place % fields.length);
  }
  return isNaming && holders.size <= Math.max(1, index.documentCount / RARITY);
}

/** Whether two words differ by at most one changed, added or missing letter, or two swapped neighbours. */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from += 1;
  let to = 0;
  while (
    to < short.length - from &&
    short.charCodeAt(short.length - 1 - to) === long.charCodeAt(long.length - 1 - to)
  )
    to += 1;
  const differing = long.length - from - to;
  if (differing <= 1) return true;
  return (
    differing === 2 &&
    short.length === long.length &&
    short[from] === long[from + 1] &&
    short[from + 1] === long[from]
  );
}
