import { memoise } from '@/lib/content/memoise';
import { searchWordsRecord } from '@/lib/records/search-words';
import { type Amount, splitAtAmounts } from './amounts';
import type { KnownName } from './known-names';
import { findLongest, splitUnspaced, toEnglish } from './other-languages';
import { splitWords, unwrapPaperIds } from './words';

/** Words that must all stand in an entry; one of the ways to say a part of a query. */
type Wording = { words: readonly string[]; weight: number };

/** A part of a query that an entry must answer, by any of its wordings; the first is what was typed. */
export type Part = {
  wordings: readonly Wording[];
  name?: KnownName;
  /** By what a question that leads to a page asks for the same. */
  key: string;
};

export type Query = {
  parts: readonly Part[];
  /** Whether the parts carry a subject; otherwise they are the small words and numbers, since nothing else was typed. */
  isTelling: boolean;
  /** The keys of everything that was typed, small words and amounts as well. */
  keys: ReadonlySet<string>;
  amounts: readonly Amount[];
};

/** Weights of the substance's own name and of synonyms beside the word that was typed. */
const NAME_WEIGHT = 0.6;
const SAME_WEIGHT = 0.3;

const MAX_NAME_WORDS = 6;

/** The most words of a query; the rest is ignored. */
const MAX_WORDS = 24;

/** Which words are small, and which say the same. */
const getKnownWords = memoise('known-words', () => {
  const { smallWords, sameWords } = searchWordsRecord.get();
  const families = new Map<string, readonly string[]>();
  for (const family of sameWords)
    for (const word of new Set(family.flatMap((one) => [one, toSingular(one)])))
      families.set(word, [...new Set([...(families.get(word) ?? []), ...family])]);
  return { small: new Set(smallWords), families };
});

/** The names of a site by their letters and digits. */
export type Names = ReadonlyMap<string, KnownName>;

/** A text as the parts that an answer must hold: names, however they are written, and words; small words and amounts are left out. */
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
      const isSmall = !name && !isCode && small.has(typed[0] ?? '');
      // A lone letter begins too many words: P-21 is searched as p21 and nothing else.
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

/** The words of codes that were typed with a hyphen, which are one word: BPC-158 is not BPC with something. */
function findCodes(text: string): ReadonlySet<string> {
  return new Set((text.match(/\p{L}+-\d+/gu) ?? []).map((code) => splitWords(code).join(' ')));
}

/** The longest name that begins at a word: 'thymosin alpha 1' before 'thymosin'. */
function findName(words: readonly string[], at: number, names: Names) {
  const find = (length: number) => names.get(words.slice(at, at + length).join(''));
  const length = findLongest(MAX_NAME_WORDS, words.length - at, (one) => find(one) !== undefined);
  return { name: find(length), length: Math.max(1, length) };
}

/** A part that names a substance: as it was typed, as one word, or by the name of its record. */
export function makeNamePart(typed: readonly string[], name: KnownName): Part {
  const { small } = getKnownWords();
  const { joined, kind, of, address } = name;
  const key = `@${address}`;
  // 'step' and '1' stand in every recipe: a trial's name is one word, or its words.
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

/** A word, or the words of a code, which must all stand in an entry. */
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

/** A word without the s of its plural. */
function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}
