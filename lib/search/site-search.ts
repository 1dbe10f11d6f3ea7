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

/** One answer. The snippet's pieces joined are a text; nothing in it is HTML. */
export type Hit = Pick<FoundEntry, 'kind' | 'label' | 'address' | 'title'> &
  Snippet & {
    /** How good an answer it is beside the best of all, which has 1. */
    score: number;
    /** The words of the query that it does not hold. */
    without?: string[];
    /** What the name that was asked for stands for: 'Ozempic: a brand of semaglutide'. */
    note?: string;
  };

/** The answers of one kind, best first; `count` is that of all of them. */
export type HitGroup = { kind: Kind; label: string; count: number; hits: Hit[] };

export type SiteAnswer = {
  count: number;
  /** The words of the query that no answer holds: '7 results, without: overnight'. */
  without: string[];
  groups: HitGroup[];
  /** The nearest pages, when nothing answers. */
  suggestions: Suggestion[];
};

/** Finds entries of every kind; `limit` is for each group. */
export type SiteSearch = (text: string, limit: number) => SiteAnswer;

/**
 * A search over an index. Answers that hold every word come first; where none does, words that matter least are left
 * out. Groups stand in the order of `kinds`, but the one with the best answer comes first.
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
  // What to do first comes before whatever else of it was asked for.
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
