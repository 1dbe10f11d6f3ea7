import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import type { KnownName } from './known-names';
import { type Names, parseQuery, type Query } from './query';

/** A page that readers ask for in words that it does not hold. */
export type Asked = {
  /** The parts of the query that the question holds, as bits by their place. */
  held: number;
  words: number;
  /** Whether it is asked for in distress: nothing comes before it. */
  isDistress: boolean;
};

/** Small words that change what is asked: 'how much water', 'too much', 'left out', 'mixed up', 'where to inject'. */
const ASKING = new Set(['how', 'much', 'many', 'too', 'out', 'up', 'where']);

/**
 * Finds the pages whose question (`askedFor` of content/search-words.yaml) stands in a query: all its words do, in
 * any order and with others between them. The questions of a page are one, as long as the longest of them.
 */
export function createAskedFor(
  known: readonly KnownName[],
  names: Names,
): (query: Query) => ReadonlyMap<string, Asked> {
  const questions = known.flatMap(({ kind, text, address }) => {
    if (kind !== 'question') return [];
    const { parts, isTelling, keys } = parseQuery(text, names);
    const own = new Set(isTelling ? parts.map(({ key }) => key) : []);
    for (const key of keys) if (ASKING.has(key) || key.startsWith('#')) own.add(key);
    return [{ keys: own, address, isDistress: address.startsWith(SOMETHING_WENT_WRONG_PATH) }];
  });
  return ({ parts, isTelling, keys }) => {
    const found = new Map<string, Asked>();
    for (const { keys: own, address, isDistress } of questions) {
      if (own.size === 0 || !isWithin(own, keys)) continue;
      if (isTelling && !isDistress && isAmount(own)) continue;
      const other = found.get(address);
      let held = other?.held ?? 0;
      parts.forEach(({ key }, place) => {
        // A number is a detail of what is asked: 'missed 2 weeks'.
        if (!isTelling || own.has(key) || /^\d+$/.test(key)) held |= 1 << place;
      });
      found.set(address, { held, words: Math.max(own.size, other?.words ?? 0), isDistress });
    }
    return found;
  };
}

/** Whether nothing but one amount is asked: '5 mg' leads to the calculator, '5 mg of semaglutide' need not. */
function isAmount(keys: ReadonlySet<string>): boolean {
  return keys.size === 1 && [...keys].every((key) => key.startsWith('#'));
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  for (const one of small) if (!large.has(one)) return false;
  return true;
}
