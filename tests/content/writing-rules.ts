/** Ways of writing amounts that are known to be misread, and what each is misread as. */
export const misreadForms: readonly [string, RegExp][] = [
  ['a micro sign, which is misread as m', /[µμ]g|\bug\b/],
  ['cc in place of mL', /\bcc\b/i],
  ['IU, which is misread as IV or 10', /\bIU\b/],
  ['U in place of units', /\d ?U\b/],
  ['ml in place of mL', /\d ?ml\b/],
  ['a decimal without its zero', /(?:^|[\s([<>=~-])\.\d/m],
  ['a trailing zero', /\d\.\d*0\s?(?:mg|mcg|g|kg|mL|L|units?)\b/],
  ['a number run together with its unit', /\d(?:mg|mcg|mL|kg)\b/],
  ['the spelling mcl', /\bmcl\b/i],
];

/** Words that claim more than any study here shows. */
export const overclaims = /\b(?:heals|cures|boosts|detoxif\w+|miracle|guaranteed?|risk-free)\b/i;

const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** The words of a text. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter(isWord);
}

/**
 * The Flesch-Kincaid grade of a text: 8 is read easily at the age of 13 to 14. Syllables are counted as
 * groups of vowels, a final e as none. Headings, tables and figures are left out.
 */
export function toReadingGrade(text: string): number {
  const prose = text
    .split('\n')
    .filter((line) => !/^(?:#|\||Table:)/.test(line))
    .join('\n')
    .replace(/(\d)[.,](\d)/g, '$1$2');
  const sentences = prose.split(/[.!?:;]+\s|\n+/).filter((part) => /[a-z]{2}/i.test(part));
  const words = prose.match(/[a-z][a-z'-]*/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, /[^l]e$/i.test(word) ? groups - 1 : groups);
}
