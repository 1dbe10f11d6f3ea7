import { CHANGES, CONTRASTS, type Direction, findWords, NEGATION } from './claim-words';
import type { Comparison } from './comparison';
import type { Work } from './works';

type Directed = { word: string; direction: Direction; around: ReadonlySet<string> };

/** Matches one of the words and nothing else. */
const toWhole = ({ down, up }: typeof CHANGES) =>
  new RegExp(`^(?:${down.source}|${up.source})$`, 'i');

const DIRECTED = toWhole(CHANGES);
const COMPARATIVE = toWhole(CONTRASTS);

/** How many words two passages must share to count as about the same thing. */
const ENOUGH = 3;

/** Reports a direction that the closest passages of the records contradict: 'released less growth hormone'. */
export const compareWordings: Comparison = ({ text, works, sources }) => {
  if (NEGATION.test(text) || text.includes(' | ')) return [];
  const own = readDirected(text);
  // If a text has both directions, the words around one may belong to the other.
  if (new Set(own.map(({ direction }) => direction)).size !== 1) return [];
  const recorded = works.flatMap(readRecorded);
  return own.flatMap(({ word, direction, around }) => {
    const scored = recorded.map((other) => ({
      ...other,
      score:
        COMPARATIVE.test(word) !== COMPARATIVE.test(other.word)
          ? 0
          : [...around].filter((stem) => other.around.has(stem)).length,
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const nearest = scored.filter(({ score }) => score >= best - 1 && score >= ENOUGH - 1);
    if (best < ENOUGH || nearest.some((other) => other.direction === direction)) return [];
    const [other] = nearest;
    return [`"${word}", where ${sources} says "${other?.word}" of the same`];
  });
};

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
  return findWords(text, CHANGES)
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

const COMMON =
  /^(?:with|than|that|this|from|were|over|after|their|placebo|people|weeks|days|percent)$/;

/** Returns the words that carry the subject of a text, each cut to six letters, and its numbers. */
export function readStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}{4,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !DIRECTED.test(word) && !COMMON.test(word))
      .map((word) => (/^\d/.test(word) ? word : word.slice(0, 6))),
  );
}
