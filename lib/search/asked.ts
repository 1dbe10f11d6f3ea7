import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import type { KnownName } from './known-names';
import { type Names, parseQuery, type Query } from './query';

/** A page matched by a known question, whose words the page need not contain. */
export type QuestionMatch = {
  /** The parts of the query that the question covers, as a bit mask by index. */
  held: number;
  words: number;
  /** Whether the page is help for something that went wrong; it is ranked first. */
  isDistress: boolean;
};

/**
 * Stop words that matter in a question: 'how much water', 'too much', 'left out', 'mixed up', 'where to inject', 'dont
 * want to live'.
 */
const ASKING = new Set(['how', 'much', 'many', 'too', 'out', 'up', 'where', 'dont']);

/**
 * Finds the pages with a question (content/search-words.yaml) whose words (stop words only if in
 * ASKING) are all in the query, in any order. A page's questions merge; `words` is the longest.
 */
export function createQuestionMatcher(
  known: readonly KnownName[],
  names: Names,
): (query: Query) => ReadonlyMap<string, QuestionMatch> {
  const questions = known.flatMap(({ kind, text, address }) => {
    if (kind !== 'question') return [];
    const { parts, isTelling, keys } = parseQuery(text, names);
    const own = new Set(isTelling ? parts.map(({ key }) => key) : []);
    for (const key of keys) if (ASKING.has(key) || key.startsWith('#')) own.add(key);
    return [{ keys: [...own], address, isDistress: address.startsWith(SOMETHING_WENT_WRONG_PATH) }];
  });
  return ({ parts, isTelling, keys }) => {
    const found = new Map<string, QuestionMatch>();
    for (const { keys: own, address, isDistress } of questions) {
      if (own.length === 0 || !own.every((key) => keys.has(key))) continue;
      // An amount alone matches '5 mg', not '5 mg of semaglutide'.
      if (isTelling && !isDistress && own.length === 1 && own[0]?.startsWith('#')) continue;
      const other = found.get(address);
      let held = other?.held ?? 0;
      parts.forEach(({ key }, place) => {
        // A plain number counts as covered by the question: 'missed 2 weeks'.
        if (!isTelling || own.includes(key) || /^\d+$/.test(key)) held |= 1 << place;
      });
      found.set(address, { held, words: Math.max(own.length, other?.words ?? 0), isDistress });
    }
    return found;
  };
}
