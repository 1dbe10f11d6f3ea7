const PLAIN = /^[\0-\x7f]*$/;

/** Normalises a text for search: lower case, without accents and invisible characters, ligatures split. */
export function foldText(text: string): string {
  // A fast path for nearly all words: thousands of articles are folded word by word.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
