/**
 * Returns the Flesch-Kincaid grade of prose, in years of US schooling: 8 is easy to read at age 13 to 14. Grade = 0.39
 * × words per sentence + 11.8 × syllables per word - 15.59 (Kincaid, Fishburne, Rogers and Chissom 1975, Naval
 * Technical Training Command, Research Branch Report 8-75). Syllables are counted as groups of vowels, without a final
 * e; each line ends a sentence. A text without words has grade 0.
 */
export function toReadingGrade(text: string): number {
  const prose = text.replace(/(\d)[.,](\d)/g, '$1$2');
  const sentences = prose.split(/[.!?:;]+\s|\n+/).filter((part) => /[a-z]{2}/i.test(part));
  const words = prose.match(/[a-z][a-z'-]*/gi) ?? [];
  if (words.length === 0 || sentences.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, /[^l]e$/i.test(word) ? groups - 1 : groups);
}
