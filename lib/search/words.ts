import { foldText } from '@/lib/text/fold-text';

/** The words of a text in lower case, without accents. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Hyphenated names, and those of trials, which are capitals before a number: 'STEP 1'. */
const NAMES = /\p{Lu}{3,} \d{1,2}(?![\p{L}\p{N}%]|[.,]\d)|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Words, and names written together as well: 'BPC-157' is found as 'bpc', '157' and 'bpc157'. */
export function splitIndexedWords(text: string): string[] {
  const joined = text.match(NAMES) ?? [];
  return [...splitWords(text), ...joined.map(joinWords)];
}

/** A name without anything but its letters and digits: 'mod GRF 1-29' is 'modgrf129'. */
export function joinWords(name: string): string {
  return splitWords(name).join('');
}
