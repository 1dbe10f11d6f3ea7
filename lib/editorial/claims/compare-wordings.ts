import { ABOVE, BELOW, DOWN, findWords, NEGATION, UP } from './claim-words';
import { type Comparison, formatKeys } from './comparison';
import type { Work } from './works';

type Direction = 'down' | 'up';

type Directed = { word: string; direction: Direction; around: ReadonlySet<string> };

/** How many words two passages must share to count as about the same thing. */
const ENOUGH = 3;

/** Reports a direction that the closest passages of the records contradict: 'released less growth hormone'. */
export const compareWordings: Comparison = ({ text }, works) => {
  if (NEGATION.test(text) || text.includes(' | ')) return [];
  const own = readDirected(text);
  // If a text has both directions, the words around one may belong to the other.
  if (new Set(own.map(({ direction }) => direction)).size !== 1) return [];
  const recorded = works.flatMap(readRecorded);
  return own.flatMap(({ word, direction, around }) => {
    const scored = recorded.map((other) => ({
      ...other,
      score:
        isComparative(word) !== isComparative(other.word)
          ? 0
          : [...around].filter((stem) => other.around.has(stem)).length,
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const nearest = scored.filter(({ score }) => score >= best - 1 && score >= ENOUGH - 1);
    if (best < ENOUGH || nearest.some((other) => other.direction === direction)) return [];
    const [other] = nearest;
    return [`"${word}", where ${formatKeys(works)} says "${other?.word}" of the same`];
  });
};

function isComparative(word: string): boolean {
  return new RegExp(`^(?:${BELOW.source}|${ABOVE.source})$`, 'i').test(word);
}

const read = new WeakMap<Work, Directed[]>();

function readRecorded(work: Work): Directed[] {
  const known = read.get(work);
  if (known) return known;
  const directed = work.words.split('\n').flatMap((passage) => readDirected(passage));
  read.set(work, directed);
  return directed;
}

const NEAR = 60;

function readDirected(text: string): Directed[] {
  const found = [...findWords(text, DOWN, 'down' as const), ...findWords(text, UP, 'up' as const)];
  return found
    .filter(({ word }) => !/^drops?$/i.test(word))
    .map(({ word, index, direction }) => {
      const before =
        text
          .slice(Math.max(0, index - NEAR), index)
          .split(/[.;:]\s/)
          .at(-1) ?? '';
      const behind =
        text.slice(index + word.length, index + word.length + NEAR).split(/[.;:]\s/)[0] ?? '';
      return { word, direction, around: readStems(`${before} ${behind}`) };
    });
}

const DIRECTED = new RegExp(`^(?:${DOWN.source}|${UP.source})$`, 'i');

/** Returns the words that carry the subject of a text, each cut to six letters, and its numbers. */
export function readStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}{4,}/gu) ?? [];
  return new Set(
    words
      .filter(
        (word) =>
          !DIRECTED.test(word) &&
          !/^(?:with|than|that|this|from|were|over|after|their|placebo|people|weeks|days|percent)$/.test(
            word,
          ),
      )
      .map((word) => (/^\d/.test(word) ? word : word.slice(0, 6))),
  );
}
