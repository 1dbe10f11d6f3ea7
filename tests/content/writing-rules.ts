/** Words that claim more than any study here shows. */
export const overclaims = /\b(?:heals|cures|boosts|detoxif\w+|miracle|guaranteed?|risk-free)\b/i;

/** The words of a text. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
