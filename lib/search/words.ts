import { foldText } from '@/lib/text/fold-text';

/** The words of a text in lower case, without accents. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words, and hyphenated names written together as well: 'BPC-157' is found as 'bpc', '157' and 'bpc157'. */
export function splitIndexedWords(text: string): string[] {
  const joined = foldText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...splitWords(text), ...joined.map((name) => name.replaceAll('-', ''))];
}

/** A name without anything but its letters and digits: 'mod GRF 1-29' is 'modgrf129'. */
export function joinWords(name: string): string {
  return splitWords(name).join('');
}
