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

/** Stop words that matter in a question: 'how much water', 'too much', 'left out', 'mixed up', 'where to inject'. */
const ASKING = new Set(['how', 'much', 'many', 'too', 'out', 'up', 'where']);

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
    return [{ keys: own, address, isDistress: address.startsWith(SOMETHING_WENT_WRONG_PATH) }];
  });
  return ({ parts, isTelling, keys }) => {
    const found = new Map<string, QuestionMatch>();
    for (const { keys: own, address, isDistress } of questions) {
      if (own.size === 0 || !isWithin(own, keys)) continue;
      if (isTelling && !isDistress && isAmount(own)) continue;
      const other = found.get(address);
      let held = other?.held ?? 0;
      parts.forEach(({ key }, place) => {
        // A plain number counts as covered by the question: 'missed 2 weeks'.
        if (!isTelling || own.has(key) || /^\d+$/.test(key)) held |= 1 << place;
      });
      found.set(address, { held, words: Math.max(own.size, other?.words ?? 0), isDistress });
    }
    return found;
  };
}

/** Whether a question is one amount: it then matches '5 mg' alone, not '5 mg of semaglutide'. */
function isAmount(keys: ReadonlySet<string>): boolean {
  return keys.size === 1 && [...keys].every((key) => key.startsWith('#'));
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  for (const one of small) if (!large.has(one)) return false;
  return true;
}
