import { CALCULATOR_PATH, SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import { Best } from '@/lib/text/best';
import { fillCalculator } from './amounts';
import { describeName } from './describe-name';
import { type Answering, createFinder, type Finding, getMissing } from './finder';
import type { FoundEntry, SiteIndex } from './index-form';
import { type Kind, kinds } from './kinds';
import { getShare } from './rank';
import { findSnippet, type Snippet } from './snippet';
import { createSuggestions, type Suggestion } from './suggestions';

/** One result. The pieces of the snippet, joined, are plain text, never HTML. */
export type Hit = Pick<FoundEntry, 'kind' | 'label' | 'address' | 'title'> &
  Snippet & {
    /** The relevance relative to the best result, which has 1. */
    score: number;
    /** The words of the query that it does not match. */
    without?: string[];
    /** What a typed name means (Ozempic: a brand of semaglutide), or what the link fills in. */
    note?: string;
  };

/** The results of one kind, best first; `count` includes those beyond the limit. */
export type HitGroup = { kind: Kind; label: string; count: number; hits: Hit[] };

export type SiteAnswer = {
  count: number;
  /** The words of the query that the best result does not match. */
  without: string[];
  groups: HitGroup[];
  /** The closest pages, when nothing matches. */
  suggestions: Suggestion[];
};

/** Finds entries of every kind; `limit` applies to each group. */
export type SiteSearch = (text: string, limit: number) => SiteAnswer;

/**
 * Creates a search over an index. Results that match every word come first; if there are none, the least important
 * words are dropped. Groups are sorted by their best result, ties in the order of `kinds`.
 */
export function createSiteSearch(index: SiteIndex): SiteSearch {
  const find = createFinder(index);
  const suggest = createSuggestions(index);
  return (text, limit) => {
    const finding = find(text);
    const { answers, parts } = finding;
    if (answers.length === 0)
      return { count: 0, without: [], groups: [], suggestions: suggest(parts) };
    const byKind = new Map(
      kinds.map(({ id }) => [id, { count: 0, best: new Best<Answering>(limit) }]),
    );
    let top = 0;
    for (const answer of answers) {
      top = Math.max(top, answer.rank);
      const group = byKind.get(index.entries[answer.document]?.kind ?? 'article');
      if (!group) continue;
      group.count += 1;
      group.best.add(answer);
    }
    const groups = kinds
      .flatMap(({ id, label }) => {
        const { count, best } = byKind.get(id) ?? { count: 0, best: undefined };
        const [first] = best?.all ?? [];
        if (!best || !first) return [];
        const hits = best.all.map((answer) => makeHit(index, answer, finding, top));
        return [
          {
            rank: first.rank,
            without: getMissing(finding, first),
            group: { kind: id, label, count, hits },
          },
        ];
      })
      .sort((a, b) => b.rank - a.rank);
    return {
      count: answers.length,
      without: groups[0]?.without ?? [],
      groups: groups.map(({ group }) => group),
      suggestions: [],
    };
  };
}

function makeHit(index: SiteIndex, answer: Answering, finding: Finding, top: number): Hit {
  const { document, rank } = answer;
  const { parts, query, words } = finding;
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
    : findSnippet(index, entry, parts, words);
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
