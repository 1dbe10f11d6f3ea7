import { memoise } from '@/lib/content/memoise';
import { searchWordsRecord } from '@/lib/records/search-words';
import { splitWords } from './words';

/** The maximum number of words in a known foreign phrase. */
const MAX_FOREIGN_WORDS = 4;

/** Maps foreign words and phrases, and the prefixes of foreign words, to English words. */
const getOtherLanguages = memoise('other-languages', () => {
  const english = new Map<string, readonly string[]>();
  const beginnings = new Map<string, readonly string[]>();
  for (const [meaning, texts] of Object.entries(searchWordsRecord.get().otherLanguages))
    for (const text of texts)
      (text.endsWith('-') ? beginnings : english).set(
        splitWords(text).join(' '),
        splitWords(meaning),
      );
  return { english, beginnings };
});

/** Translates foreign words into English: the longest known phrase, otherwise a word by a known prefix. */
export function toEnglish(words: readonly string[]): string[] {
  const { english, beginnings } = getOtherLanguages();
  const all: string[] = [];
  for (let at = 0; at < words.length; ) {
    const join = (length: number) => words.slice(at, at + length).join(' ');
    const length = findLongest(MAX_FOREIGN_WORDS, words.length - at, (one) =>
      english.has(join(one)),
    );
    const word = words[at] ?? '';
    const [, begun = [word]] = [...beginnings].find(([one]) => word.startsWith(one)) ?? [];
    const meaning = english.get(join(length)) ?? begun;
    // Adjacent words with one meaning add it once: 'pillola anticoncezionale' is 'birth control'.
    const isSaid = meaning.every((one, place) => all[all.length - meaning.length + place] === one);
    if (!isSaid) all.push(...meaning);
    at += Math.max(1, length);
  }
  return all;
}

/** Returns the largest length, up to `most` and `left`, for which `isKnown` holds; 0 if there is none. */
export function findLongest(
  most: number,
  left: number,
  isKnown: (length: number) => boolean,
): number {
  let length = Math.min(most, left);
  while (length > 0 && !isKnown(length)) length -= 1;
  return length;
}

/** Chinese, Japanese or Korean text, whose words may follow each other without a space. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]{3,}/u;

/** A grammatical particle at the start of such text, in the form that foldText gives it. */
const PARTICLE = new RegExp(
  `^(?:\\p{sc=Hira}+|的|吗|${[...'의은는이가을를'].map((one) => one.normalize('NFKD')).join('|')})`,
  'u',
);

/** The maximum length, in characters, of a known word inside another. */
const MAX_INSIDE = 24;

/** Splits Chinese, Japanese or Korean text into known names and words, and the text between. */
export function splitUnspaced(word: string, isName: (part: string) => boolean): string[] {
  const { english } = getOtherLanguages();
  const isKnown = (part: string) => isName(part) || english.has(part);
  if (!UNSPACED.test(word) || isKnown(word)) return [word];
  const found: string[] = [];
  let rest = '';
  const endRest = () => {
    const unknown = found.length > 0 ? rest.replace(PARTICLE, '') : rest;
    if (unknown.length > 1) found.push(unknown);
    rest = '';
  };
  for (let at = 0; at < word.length; ) {
    const length = findLongest(
      MAX_INSIDE,
      word.length - at,
      (one) => one === 1 || isKnown(word.slice(at, at + one)),
    );
    if (length > 1) {
      endRest();
      found.push(word.slice(at, at + length));
    } else rest += word[at];
    at += length;
  }
  endRest();
  return found;
}
