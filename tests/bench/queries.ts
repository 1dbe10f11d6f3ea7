/** What readers type, of each kind, and which post they would call right. */
import { ANGLES, SUBJECTS } from './posts';

export type Query = {
  text: string;
  /** Whether a title is one that this query is after. */
  isRight: (title: string) => boolean;
};

const WORD_COUNT = 16;
const subjects = SUBJECTS.slice(0, WORD_COUNT);
const angles = ANGLES.slice(0, WORD_COUNT);

const begins = (...terms: string[]) => {
  return (title: string) => {
    const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
};

/** Beginnings of three letters: what is typed on the way to a word, and beginnings that many words share. */
const SHORT = ['tes', 'sem', 'kis', 'ipa', 'ret', 'mel', 'thy', 'pur', 'pro', 'pre', 'the', 'int'];

/** Three kinds of typing error in turn: a wrong letter, a missing one, one too many. */
function misspell(word: string, index: number): string {
  // Past the middle: one letter earlier, 'epithalon' without one would be another name of it.
  const at = Math.floor(word.length / 2) + 1;
  const rest = word.slice(at + 1);
  const before = word.slice(0, at);
  return (
    [`${before}x${rest}`, `${before}${rest}`, `${before}q${word.slice(at)}`][index % 3] ?? word
  );
}

/** The queries of each kind for a corpus with these titles. */
export function toQueries(titles: readonly string[]): Record<string, readonly Query[]> {
  return {
    exact: [...subjects, ...angles].map((text) => ({ text, isRight: begins(text) })),
    'prefix, 5 letters': subjects.map((word) => {
      const text = word.slice(0, 5);
      return { text, isRight: begins(text) };
    }),
    'prefix, 3 letters': SHORT.map((text) => ({ text, isRight: begins(text) })),
    typo: [...subjects, ...angles].map((word, index) => ({
      text: misspell(word, index),
      isRight: begins(word),
    })),
    'two words': subjects.map((subject) => {
      // 'Tesamorelin and storage in …': a subject with an angle that some post looks at it from.
      const [, angle = ''] = / and ([a-z]+) in /.exec(titles.find(begins(subject)) ?? '') ?? [];
      return { text: `${subject} ${angle}`, isRight: begins(subject, angle) };
    }),
  };
}
