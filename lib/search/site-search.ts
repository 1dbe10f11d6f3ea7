import { CALCULATOR_PATH, SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import { isSameTag } from '@/lib/articles/list-query';
import type { PostSummary } from '@/lib/articles/post';
import { Best } from '@/lib/text/best';
import { fillCalculator } from './amounts';
import type { Hit, SiteAnswer } from './answer-schema';
import { type Answering, createFinder, type Finding, getMissing } from './finder';
import type { SiteIndex } from './index-form';
import { kinds } from './kinds';
import type { KnownName } from './known-names';
import { MAX_LIMIT } from './limits';
import { getShare } from './rank';
import { findSnippet } from './snippet';
import { createSuggestions } from './suggestions';

/** Finds entries of every kind; `limit` applies to each group. */
export type SiteSearch = (text: string, limit: number) => SiteAnswer;

/** Finds posts by text and tags. */
export type PostSearch = (query: { text: string; tags: readonly string[] }) => PostSummary[];

/**
 * Creates the searches over an index. Results that match every word come first; if there are none, the least important
 * words are dropped. `findAll` sorts groups by their best result, ties in the order of `kinds`. `findPosts` gives the
 * articles among the results, best first, or without a text all, newest first; with tags, those that carry any of
 * them; at most 1000.
 */
export function createSearch(index: SiteIndex): { findAll: SiteSearch; findPosts: PostSearch } {
  const { entries, posts } = index;
  const find = createFinder(index);
  const suggest = createSuggestions(index);
  const findPostsByText = (text: string): readonly PostSummary[] =>
    find(text)
      .answers.filter(({ document }) => document < posts.length)
      .sort((a, b) => b.rank - a.rank || a.document - b.document)
      .flatMap(({ document }) => posts[document] ?? []);
  return {
    findAll(text, limit) {
      const finding = find(text);
      const { answers, parts } = finding;
      const found = kinds
        .flatMap(({ id, label }) => {
          const own = answers.filter(({ document }) => entries[document]?.kind === id);
          const best = new Best<Answering>(limit);
          for (const answer of own) best.add(answer);
          const [first] = best.all;
          return first ? [{ kind: id, label, count: own.length, first, best: best.all }] : [];
        })
        .sort((a, b) => b.first.rank - a.first.rank);
      const [top] = found;
      if (!top) return { count: 0, without: [], groups: [], suggestions: suggest(parts) };
      return {
        count: answers.length,
        without: getMissing(finding, top.first),
        groups: found.map(({ kind, label, count, best }) => ({
          kind,
          label,
          count,
          hits: best.map((answer) => makeHit(index, answer, finding, top.first.rank)),
        })),
        suggestions: [],
      };
    },
    findPosts({ text, tags }) {
      const matches = text ? findPostsByText(text) : posts;
      const isWanted = (tag: string) => tags.some((wanted) => isSameTag(tag, wanted));
      const tagged = tags.length > 0 ? matches.filter((post) => post.tags.some(isWanted)) : matches;
      return tagged.slice(0, MAX_LIMIT);
    },
  };
}

function makeHit(index: SiteIndex, answer: Answering, finding: Finding, top: number): Hit {
  const { document, rank } = answer;
  const { parts, query, words, common } = finding;
  const entry = index.entries[document];
  if (!entry) throw new Error(`no entry ${document}`);
  const { kind, label, address, title } = entry;
  const name = parts.map(({ name }) => name).find((each) => each?.address === address);
  const filled =
    address === CALCULATOR_PATH ? fillCalculator(query.amounts, query.keys) : undefined;
  const note = filled?.note ?? (name && describeName(name));
  const without = getMissing(finding, answer);
  // The description says what to do first; show it instead of a matching passage.
  const snippet = address.startsWith(SOMETHING_WENT_WRONG_PATH)
    ? { address, snippet: [{ text: entry.description, isMatch: false }] }
    : findSnippet(index, entry, parts, words, common);
  return {
    kind,
    label,
    title,
    ...snippet,
    ...(filled && { address: filled.address }),
    ...(note && { note }),
    ...(without.length > 0 && { without }),
    score: getShare(rank, top),
  };
}

/** What a name of each kind is of; titles of pages and questions need no words. */
const MEANINGS: Record<KnownName['kind'], string | undefined> = {
  own: undefined,
  question: undefined,
  brand: 'a brand of',
  code: 'a laboratory code of',
  'market name': 'a market name of',
  trial: 'a trial, reported in',
  name: 'another name of',
  'short name': 'short for',
  misspelling: 'read as',
};

/** Describes a name: 'Ozempic: a brand of semaglutide'. Undefined for page titles and questions. */
export function describeName({ text, kind, of }: KnownName): string | undefined {
  return MEANINGS[kind] && `${text}: ${MEANINGS[kind]} ${of}`;
}
