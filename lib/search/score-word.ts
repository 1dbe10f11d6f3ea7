import { type Fields, fields, type TextIndex } from './text-index';

/** How much a match in each field weighs. */
export type Boosts = Partial<Record<keyof Fields, number>>;

/** The part of an index that is searched, and how. */
export type Scope = {
  index: TextIndex;
  /** Documents from 0 to below this number are searched. */
  end: number;
  boosts: readonly number[];
  /** The mean length of each field over these documents. */
  means: readonly number[];
};

/** BM25+ as MiniSearch and Lucene set it. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** What the beginning of a word, and a word with one error, weigh beside the word itself. */
const PREFIX_WEIGHT = 0.375;
const PREFIX_FALL = 0.3;
const FUZZY_WEIGHT = 0.45;

/** A search over the first `end` documents of an index. */
export function createScope(index: TextIndex, boosts: Boosts, end = index.documentCount): Scope {
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

/** A word of the index that a searched word may mean, by its number, with its weight. */
export type Meant = { number: number; weight: number };

/** The score of every document for one word, 0 where it has none; `words` are those that were found. */
export type Scored = { scores: Float64Array; words: string[] };

/** Documents with the word itself or one that begins with it; with one typing error as well if `isForgiving`. */
export function scoreWord(scope: Scope, word: string, isForgiving: boolean): Scored {
  const { words } = scope.index;
  const meant = [...beginningWith(words, word), ...(isForgiving ? nearTo(words, word) : [])];
  return {
    scores: scoreMeant(scope, meant),
    words: isForgiving ? meant.map(({ number }) => words[number] ?? '') : [],
  };
}

/** The score of every document for words of the index, given by their numbers. */
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

function nearTo(words: readonly string[], word: string): Meant[] {
  const meant: Meant[] = [];
  for (let number = 0; number < words.length; number += 1) {
    const candidate = words[number] ?? '';
    const beyond = candidate.length - word.length;
    if (beyond > 1 || beyond < -1) continue;
    if (!isOneEditAway(candidate, word) || candidate.startsWith(word)) continue;
    meant.push({ number, weight: (FUZZY_WEIGHT * candidate.length) / (candidate.length + 1) });
  }
  return meant;
}

/** The number of the first word that does not come before `word`. */
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

/** Whether one letter changed, added or left out makes one word of the other. */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from += 1;
  let to = 0;
  while (
    to < short.length - from &&
    short.charCodeAt(short.length - 1 - to) === long.charCodeAt(long.length - 1 - to)
  )
    to += 1;
  return from + to >= long.length - 1;
}

function addScores(scope: Scope, number: number, weight: number, scores: Float64Array): void {
  const { index, end, boosts, means } = scope;
  const { starts, places, counts, lengths } = index;
  const from = starts[number] ?? 0;
  let to = from;
  const last = starts[number + 1] ?? 0;
  const holders = new Float64Array(fields.length);
  for (; to < last; to += 1) {
    const place = places[to] ?? 0;
    if (place >= end * fields.length) break;
    const field = place % fields.length;
    holders[field] = (holders[field] ?? 0) + 1;
  }
  const weights = boosts.map(
    (boost, field) => weight * boost * computeRarity(holders[field] ?? 0, end),
  );
  for (let at = from; at < to; at += 1) {
    const place = places[at] ?? 0;
    const field = place % fields.length;
    const document = (place - field) / fields.length;
    const count = counts[at] ?? 0;
    const length = (lengths[place] ?? 0) / (means[field] ?? 1);
    const density = D + (count * (K + 1)) / (count + K * (1 - B + B * length));
    scores[document] = (scores[document] ?? 0) + (weights[field] ?? 0) * density;
  }
}

/** Inverse document frequency: a rare word weighs more. */
function computeRarity(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5));
}
