import { memoise } from '@/lib/content/memoise';
import { searchWordsRecord } from '@/lib/records/search-words';
import { splitWords } from './words';

/** The most words of another language that are read as one. */
const MAX_FOREIGN_WORDS = 4;

/** What words of other languages are in English, and those that are known by their beginning. */
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

/** Words with those of other languages in English: the longest phrase that is known, or a word by its beginning. */
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
    // 'pillola anticoncezionale' is birth control once.
    const isSaid = meaning.every((one, place) => all[all.length - meaning.length + place] === one);
    if (!isSaid) all.push(...meaning);
    at += Math.max(1, length);
  }
  return all;
}

/** The largest length, up to `most` and to what is left, for which something is known; 0 where nothing is. */
export function findLongest(
  most: number,
  left: number,
  isKnown: (length: number) => boolean,
): number {
  let length = Math.min(most, left);
  while (length > 0 && !isKnown(length)) length -= 1;
  return length;
}

/** Scripts that put no blank between words. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]{3,}/u;

/** What binds a word to the one before it there, as the search writes it. */
const PARTICLE = new RegExp(
  `^(?:\\p{sc=Hira}+|的|吗|${[...'의은는이가을를'].map((one) => one.normalize('NFKD')).join('|')})`,
  'u',
);

/** The longest word that is looked for inside another. */
const MAX_INSIDE = 24;

/** A word of such a script in parts: the names and words in it that are known, and what is left between them. */
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
