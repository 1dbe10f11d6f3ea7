import { type Fields, fields, placesOf, type TextIndex } from './text-index';

/** The weight of a match in each field. */
type Boosts = Partial<Record<keyof Fields, number>>;

/**
 * Title outranks tags, tags the description, the description author and body. A field's BM25+ score varies
 * by a factor of about five, so steps of twenty keep this order for a single term.
 */
const BOOSTS: Boosts = {
  title: 8000,
  names: 8000,
  tags: 400,
  description: 20,
  author: 2,
  body: 1,
};

/** An index with the parameters of a search over it. */
export type Scope = {
  index: TextIndex;
  end: number;
  boosts: readonly number[];
  /** The mean length of each field over all documents. */
  means: readonly number[];
};

/** The BM25+ parameters, as in MiniSearch and Lucene. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** The weight of a prefix match relative to the exact word, and its decrease per extra letter. */
const PREFIX_WEIGHT = 0.375;
const PREFIX_FALL = 0.3;

/** Prepares an index for searching with the given field weights. */
export function createScope(index: TextIndex, boosts = BOOSTS): Scope {
  const end = index.documentCount;
  const sums = fields.map(() => 0);
  for (let place = 0; place < end * fields.length; place += 1) {
    const field = place % fields.length;
    sums[field] = (sums[field] ?? 0) + (index.lengths[place] ?? 0);
  }
  return {
    index,
    end,
    boosts: fields.map((field) => boosts[field] ?? 0),
    means: sums.map((sum) => sum / end || 1),
  };
}

/** An index word, by its number, that a searched word may match, with its weight. */
export type Meant = { number: number; weight: number };

/** Scores every document for a word and for longer words that begin with it; 0 without a match. */
export function scoreWord(scope: Scope, word: string): Float64Array {
  return scoreMeant(scope, beginningWith(scope.index.words, word));
}

/** Scores every document for words of the index, given by their numbers. */
export function scoreMeant(scope: Scope, meant: readonly Meant[]): Float64Array {
  const scores = new Float64Array(scope.end);
  for (const { number, weight } of meant) addScores(scope, number, weight, scores);
  return scores;
}

function beginningWith(words: readonly string[], word: string): Meant[] {
  const meant: Meant[] = [];
  for (let number = firstFrom(words, word); number < words.length; number += 1) {
    const candidate = words[number] ?? '';
    if (!candidate.startsWith(word)) break;
    const beyond = candidate.length - word.length;
    const weight =
      beyond === 0
        ? 1
        : (PREFIX_WEIGHT * candidate.length) / (candidate.length + PREFIX_FALL * beyond);
    meant.push({ number, weight });
  }
  return meant;
}

/** Binary search: returns the number of the first word that does not sort before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addScores(scope: Scope, number: number, weight: number, scores: Float64Array): void {
  const { index, end, boosts, means } = scope;
  const { starts, counts, lengths } = index;
  const places = placesOf(index, number);
  const holders = new Float64Array(fields.length);
  for (const place of places) {
    const field = place % fields.length;
    holders[field] = (holders[field] ?? 0) + 1;
  }
  const weights = boosts.map(
    (boost, field) => weight * boost * computeRarity(holders[field] ?? 0, end),
  );
  let at = starts[number] ?? 0;
  for (const place of places) {
    const field = place % fields.length;
    const document = (place - field) / fields.length;
    const count = counts[at] ?? 0;
    const length = (lengths[place] ?? 0) / (means[field] ?? 1);
    const density = D + (count * (K + 1)) / (count + K * (1 - B + B * length));
    scores[document] = (scores[document] ?? 0) + (weights[field] ?? 0) * density;
    at += 1;
  }
}

/** Inverse document frequency: a rare word weighs more. */
function computeRarity(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5));
}
