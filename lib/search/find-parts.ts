import type { Part, Query } from './query';
import type { Repair } from './repair';
import { type Scope, scoreWord } from './score-word';

/** Which parts of a query each entry matches. */
export type Held = {
  /** The parts as searched: a corrected word replaces the typed one. */
  parts: readonly Part[];
  /** The parts that each document matches, as a bit mask by index. */
  bits: Uint32Array;
  /** The sum of the scores of those parts, for each document. */
  totals: Float64Array;
  /** How many documents match each part, and the best score among those `isSubject` accepts. */
  holders: readonly number[];
  best: readonly number[];
  /** The words that were searched for, to be highlighted. */
  words: readonly string[];
};

/** Alternative words up to this length are not marked: 'no' of 'CJC-1295 no DAC' would mark every 'not'. */
const MIN_MARKED = 2;

/**
 * Scores every part of a query in every document: by the whole word or a prefix, by a name of the same substance or by
 * a synonym. A part that matches nothing is replaced by its correction.
 */
export function findParts(
  scope: Scope,
  query: Query,
  repair: Repair,
  isSubject: (document: number) => boolean,
): Held {
  const bits = new Uint32Array(scope.end);
  const totals = new Float64Array(scope.end);
  const words: string[] = [];
  const holders: number[] = [];
  const best: number[] = [];
  const parts = query.parts.map((typed, place) => {
    const own = scorePart(scope, typed);
    const isFound = typed.name || own.some((score) => score > 0);
    const mended = isFound ? undefined : repair(typed.wordings[0]?.words[0] ?? '');
    const part = mended ?? typed;
    const scores = mended ? scorePart(scope, mended) : own;
    words.push(...getMarked(part));
    let count = 0;
    let most = 0;
    for (let document = 0; document < scores.length; document += 1) {
      const score = scores[document] ?? 0;
      if (score === 0) continue;
      count += 1;
      if (score > most && isSubject(document)) most = score;
      bits[document] = (bits[document] ?? 0) | (1 << place);
      totals[document] = (totals[document] ?? 0) + score;
    }
    holders.push(count);
    best.push(most);
    return part;
  });
  return { parts, bits, totals, holders, best, words };
}

function getMarked({ wordings }: Part): string[] {
  return wordings.flatMap(({ words }, place) =>
    words.filter((word) => place === 0 || word.length > MIN_MARKED),
  );
}

/** Scores a part in every document by its best wording. */
function scorePart(scope: Scope, { wordings }: Part): Float64Array {
  const scores = new Float64Array(scope.end);
  for (const wording of wordings) {
    const [first, ...others] = wording.words.map((word) => scoreWord(scope, word));
    if (!first) continue;
    for (let document = 0; document < scores.length; document += 1) {
      let score = first[document] ?? 0;
      for (const other of others) {
        const more = other[document] ?? 0;
        score = score > 0 && more > 0 ? score + more : 0;
      }
      const weighed = score * wording.weight;
      if (weighed > (scores[document] ?? 0)) scores[document] = weighed;
    }
  }
  return scores;
}
