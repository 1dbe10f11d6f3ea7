const PLAIN = /^[\0-\x7f]*$/;

/** A text as the search compares it: in lower case, without accents and invisible marks, ligatures as their letters. */
export function foldText(text: string): string {
  // Nearly all words: thousands of articles are folded word by word.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
