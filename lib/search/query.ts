import { memoise } from '@/lib/content/memoise';
import { searchWordsRecord } from '@/lib/records/search-words';
import { type Amount, splitAtAmounts } from './amounts';
import type { KnownName } from './known-names';
import { findLongest, splitUnspaced, toEnglish } from './other-languages';
import { splitWords, unwrapPaperIds } from './words';

/** One wording of a query part: words that must all occur in an entry. */
type Wording = { words: readonly string[]; weight: number };

/** A part of a query that an entry must match by any of its wordings; the first is the typed one. */
export type Part = {
  wordings: readonly Wording[];
  name?: KnownName;
  /** Compared with the keys of known questions (asked.ts); synonyms share one key. */
  key: string;
};

export type Query = {
  parts: readonly Part[];
  /** Whether the parts contain a subject; if not, only stop words and numbers were typed, and they are the parts. */
  isTelling: boolean;
  /** The keys of everything that was typed, including stop words and amounts. */
  keys: ReadonlySet<string>;
  amounts: readonly Amount[];
};

/** Weights of the substance's own name and of synonyms, relative to the typed word. */
const NAME_WEIGHT = 0.6;
const SAME_WEIGHT = 0.3;

const MAX_NAME_WORDS = 6;

/** The maximum number of words in a query; the rest is ignored. */
const MAX_WORDS = 24;

/** The stop words, and the synonyms of each word. */
const getKnownWords = memoise('known-words', () => {
  const { smallWords, sameWords } = searchWordsRecord.get();
  const families = new Map<string, readonly string[]>();
  for (const family of sameWords)
    for (const word of new Set(family.flatMap((one) => [one, toSingular(one)])))
      families.set(word, [...new Set([...(families.get(word) ?? []), ...family])]);
  return { small: new Set(smallWords), families };
});

/** Known names, keyed by their letters and digits. */
export type Names = ReadonlyMap<string, KnownName>;

/** Parses a query into names, in any spelling, and words; stop words and amounts are left out if more was typed. */
export function parseQuery(text: string, names: Names): Query {
  const { small } = getKnownWords();
  const keys = new Set<string>();
  const amounts: Amount[] = [];
  const telling: Part[] = [];
  const rest: Part[] = [];
  let room = MAX_WORDS;
  for (const piece of splitAtAmounts(unwrapPaperIds(text))) {
    if (room <= 0) break;
    if (typeof piece !== 'string') {
      amounts.push(piece);
      keys.add(`#${piece.kind}`);
      rest.push(...splitWords(piece.number).map((word) => makeWordPart(word)));
      room -= 1;
      continue;
    }
    const words = toEnglish(
      splitWords(piece)
        .flatMap((word) => splitUnspaced(word, (part) => names.has(part)))
        .slice(0, room),
    );
    room -= words.length;
    const codes = findCodes(piece);
    for (let at = 0; at < words.length; ) {
      const { name, length } = findName(words, at, names);
      const code = length === 1 ? words.slice(at, at + 2) : [];
      const isCode = codes.has(code.join(' '));
      const typed = isCode ? code : words.slice(at, at + length);
      const pair = `${words[at - 1]}_${typed[0]}`;
      const isSmall = !name && !isCode && (small.has(typed[0] ?? '') || small.has(pair));
      // A single letter is a prefix of too many words: P-21 is searched as p21 only.
      const isLone = isCode && typed[0]?.length === 1;
      const part =
        name && !isCode
          ? makeNamePart(typed, name)
          : makeWordPart(...(isLone ? [typed.join('')] : typed));
      (isSmall ? rest : telling).push(part);
      keys.add(part.key);
      at += typed.length;
    }
  }
  const isTelling = telling.length > 0;
  return { parts: isTelling ? telling : rest, isTelling, keys, amounts };
}

/** Returns the codes typed with a hyphen. Each is one part: BPC-158 is not the name BPC and a number. */
function findCodes(text: string): ReadonlySet<string> {
  return new Set((text.match(/\p{L}+-\d+/gu) ?? []).map((code) => splitWords(code).join(' ')));
}

/** Finds the longest known name that starts at a word: 'thymosin alpha 1' before 'thymosin'. */
function findName(words: readonly string[], at: number, names: Names) {
  const find = (length: number) => names.get(words.slice(at, at + length).join(''));
  const length = findLongest(MAX_NAME_WORDS, words.length - at, (one) => find(one) !== undefined);
  return { name: find(length), length: Math.max(1, length) };
}

/** Makes the part for a name: it matches as typed, as one word, or by the name of its record. */
export function makeNamePart(typed: readonly string[], name: KnownName): Part {
  const { small } = getKnownWords();
  const { joined, kind, of, address } = name;
  const key = `@${address}`;
  // Many texts contain 'step' and '1': a trial name with a digit matches only as one word.
  if (kind === 'trial')
    return { name, key, wordings: [{ words: /\d/.test(joined) ? [joined] : typed, weight: 1 }] };
  const telling = typed.filter((word) => !small.has(word));
  return {
    name,
    key,
    wordings: [
      { words: telling.length > 0 ? telling : typed, weight: 1 },
      ...(typed.length > 1 || typed[0] !== joined ? [{ words: [joined], weight: 1 }] : []),
      { words: splitWords(of), weight: NAME_WEIGHT },
    ],
  };
}

/** Makes the part for a word, or for the words of a code, which must all occur in an entry. */
function makeWordPart(...words: readonly string[]): Part {
  const { families } = getKnownWords();
  const word = words.join('');
  const family = families.get(word) ?? families.get(toSingular(word));
  return {
    key: family?.[0] ?? toSingular(word),
    wordings: [
      { words, weight: 1 },
      ...(family ?? [])
        .filter((other) => other !== word)
        .map((other) => ({ words: [other], weight: SAME_WEIGHT })),
    ],
  };
}

/** Removes the plural s of a word. */
function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}
