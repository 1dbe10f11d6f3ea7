/** A text as the search compares it: in lower case, without accents, ligatures as their letters. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
