import { memoise } from '@/lib/content/memoise';
import { Best } from '@/lib/text/best';
import { type Kind, kinds } from './entry';
import type { FoundEntry, SiteIndex } from './index-form';
import { describeName } from './known-names';
import { type Part, parseQuery } from './query';
import { createScope, type Scope, scoreWord } from './score-word';
import { BOOSTS, MIN_FUZZY_LENGTH } from './search-index';
import { getSiteIndex } from './site-index';
import { findSnippet, type Snippet } from './snippet';
import { createSuggestions, type Suggestion } from './suggestions';
import { joinWords } from './words';

/** One answer. The snippet's pieces joined are a text; nothing in it is HTML. */
export type Hit = Pick<FoundEntry, 'kind' | 'label' | 'address' | 'title'> &
  Snippet & {
    /** How good an answer it is beside the best of all, which has 1. */
    score: number;
    /** What the name that was asked for stands for: 'Ozempic: a brand of semaglutide'. */
    note?: string;
  };

/** The answers of one kind, best first; `count` is that of all of them. */
export type HitGroup = { kind: Kind; label: string; count: number; hits: Hit[] };

export type SiteAnswer = {
  count: number;
  groups: HitGroup[];
  /** The nearest pages, when nothing answers. */
  suggestions: Suggestion[];
};

/** Finds entries of every kind; `limit` is for each group. */
export type SiteSearch = (text: string, limit: number) => SiteAnswer;

/**
 * What a kind weighs beside the others when words match equally well: a substance before the articles about it,
 * and those before the many papers whose titles hold the same words.
 */
const KIND_WEIGHTS: Record<Kind, number> = {
  peptide: 2.5,
  page: 1.5,
  article: 1,
  lesson: 0.8,
  term: 0.9,
  resource: 0.7,
  paper: 0.25,
};

/** Words that were not typed are marked when they are longer: the 'no' of 'CJC-1295 no DAC' would mark every 'not'. */
const MIN_MARKED = 2;

/** Added to an entry whose title or other name is what was typed, or to the record whose name stands in it. */
const WHOLE_NAME = 1e7;
const NAMED_RECORD = 2e4;

/** The search over everything on the site. */
export const getSiteSearch: () => SiteSearch = memoise('site-search', () =>
  createSiteSearch(getSiteIndex()),
);

/**
 * A search over an index. Every word that carries a subject must match, as a whole, as a beginning, as a name of
 * the same substance or as a word that says the same; only when that finds nothing is one typing error forgiven,
 * never in a word with a digit: BPC-158 is not BPC-157. Groups stand in the order of `kinds`, but the one with the
 * best answer comes first.
 */
export function createSiteSearch(index: SiteIndex): SiteSearch {
  const names = new Map(index.names.map((name) => [name.joined, name]));
  const scope = createScope(index.text, BOOSTS);
  const titles = index.entries.map(({ title }) => joinWords(title));
  const suggest = createSuggestions(index);

  return (text, limit) => {
    const parts = parseQuery(text, names);
    const found = [false, true].reduce<Found | undefined>(
      (known, isForgiving) => known ?? findAll(scope, parts, isForgiving),
      undefined,
    );
    if (!found) {
      return { count: 0, groups: [], suggestions: suggest(parts) };
    }
    const joined = joinWords(text);
    const whole = names.get(joined);
    const named = new Set(parts.flatMap(({ name }) => (name ? [name.address] : [])));
    const rank = (document: number, score: number): number => {
      const entry = index.entries[document];
      if (!entry) return 0;
      const isWhole = titles[document] === joined || whole?.address === entry.address;
      const isNamed = named.has(entry.address);
      return (
        (score + (isNamed ? NAMED_RECORD : 0)) * KIND_WEIGHTS[entry.kind] +
        (isWhole ? WHOLE_NAME * KIND_WEIGHTS[entry.kind] : 0)
      );
    };
    return makeAnswer(index, found, { rank, parts, limit });
  };
}

type Found = { scores: Float64Array; words: string[] };

/** The documents that answer every part; undefined when none does. */
function findAll(scope: Scope, parts: readonly Part[], isForgiving: boolean): Found | undefined {
  if (parts.length === 0) return undefined;
  let scores: Float64Array | undefined;
  const words: string[] = [];
  for (const part of parts) {
    const found = findPart(scope, part, isForgiving);
    words.push(...found.words);
    scores = scores ? joinScores(scores, found.scores) : found.scores;
  }
  return scores?.some((score) => score > 0) ? { scores, words } : undefined;
}

/** The best of the wordings of a part, for every document. */
function findPart(scope: Scope, { wordings }: Part, isForgiving: boolean): Found {
  const scores = new Float64Array(scope.end);
  const words: string[] = [];
  for (const [place, wording] of wordings.entries()) {
    let own: Float64Array | undefined;
    for (const word of wording.words) {
      const scored = scoreWord(scope, word, isForgiving && isForgiven(word));
      words.push(...(place === 0 || word.length > MIN_MARKED ? [word] : []), ...scored.words);
      own = own ? joinScores(own, scored.scores) : scored.scores;
    }
    for (let document = 0; own && document < scores.length; document += 1) {
      const weighed = (own[document] ?? 0) * wording.weight;
      if (weighed > (scores[document] ?? 0)) scores[document] = weighed;
    }
  }
  return { scores, words };
}

function isForgiven(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH && !/\d/.test(word);
}

/** The sums of two scores where both are above 0, in place of the first. */
function joinScores(a: Float64Array, b: Float64Array): Float64Array {
  for (let at = 0; at < a.length; at += 1) {
    const [x = 0, y = 0] = [a[at], b[at]];
    a[at] = x > 0 && y > 0 ? x + y : 0;
  }
  return a;
}

type Ranked = { document: number; rank: number };

function makeAnswer(
  index: SiteIndex,
  { scores, words }: Found,
  {
    rank,
    parts,
    limit,
  }: { rank: (document: number, score: number) => number; parts: readonly Part[]; limit: number },
): SiteAnswer {
  const byKind = new Map(kinds.map(({ id }) => [id, { count: 0, best: new Best<Ranked>(limit) }]));
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] ?? 0;
    const group = score > 0 && byKind.get(index.entries[document]?.kind ?? 'article');
    if (!group) continue;
    count += 1;
    group.count += 1;
    group.best.add({ document, rank: rank(document, score) });
  }
  const top = Math.max(...[...byKind.values()].map(({ best }) => best.all[0]?.rank ?? 0));
  const isTop = (kind: Kind) => Number(byKind.get(kind)?.best.all[0]?.rank === top);
  const inOrder = [...kinds].sort((a, b) => isTop(b.id) - isTop(a.id));
  return {
    count,
    suggestions: [],
    groups: inOrder.flatMap(({ id, label }) => {
      const group = byKind.get(id);
      if (!group || group.count === 0) return [];
      const hits = group.best.all.flatMap((each) => {
        const entry = index.entries[each.document];
        const score = Number((each.rank / top).toPrecision(3));
        return entry ? [{ ...makeHit(index, entry, words, parts), score }] : [];
      });
      return [{ kind: id, label, count: group.count, hits }];
    }),
  };
}

function makeHit(
  index: SiteIndex,
  entry: FoundEntry,
  words: readonly string[],
  parts: readonly Part[],
): Omit<Hit, 'score'> {
  const { kind, label, address, title } = entry;
  const name = parts.map(({ name }) => name).find((each) => each?.address === address);
  const note = name && describeName(name);
  const snippet = findSnippet(index, entry, parts, words);
  return { kind, label, title, ...snippet, ...(note && { note }) };
}
