import { memoise } from '@/lib/content/memoise';
import { searchWordsRecord } from '@/lib/records/search-words';
import type { KnownName } from './known-names';
import { unwrapPaperIds } from './paper-ids';
import { makeQuestionWord, splitWords } from './words';

/** Words that must all stand in an entry; one of the ways to say a part of a query. */
type Wording = { words: readonly string[]; weight: number };

/** A part of a query that an entry must answer, by any of its wordings; the first is what was typed. */
export type Part = { wordings: readonly Wording[]; name?: KnownName };

/** Weights of the substance's own name and of synonyms beside the word that was typed. */
const NAME_WEIGHT = 0.6;
const SAME_WEIGHT = 0.3;

/** The longest name, in words. */
const MAX_NAME_WORDS = 6;

/** The most words of a query; the rest is ignored. */
const MAX_WORDS = 24;

const smallWords = memoise('small-words', () => new Set(searchWordsRecord.get().smallWords));

/** '5mg': an amount, which no page is about. */
const AMOUNT = /^\d+(?:mg|mcg|ml|iu|units?)$/;

/** The names of a site by their letters and digits. */
export type Names = ReadonlyMap<string, KnownName>;

/** A text as the parts that an answer must hold: names, however they are written, and words; small words are left out. */
export function parseQuery(text: string, names: Names): Part[] {
  const words = splitWords(unwrapPaperIds(text)).slice(0, MAX_WORDS);
  const parts: (Part & { isSmall: boolean })[] = [];
  for (let at = 0; at < words.length; ) {
    const { name, length } = findName(words, at, names);
    const typed = words.slice(at, at + length);
    parts.push({
      wordings: name ? getNameWordings(typed, name) : getWordings(typed[0] ?? ''),
      ...(name && { name }),
      isSmall: !name && (smallWords().has(typed[0] ?? '') || AMOUNT.test(typed[0] ?? '')),
    });
    at += length;
  }
  const telling = parts.filter(({ isSmall }) => !isSmall);
  return (telling.length > 0 ? telling : parts).map(({ isSmall: _, ...part }) => part);
}

/** The longest name that begins at a word: 'thymosin alpha 1' before 'thymosin'. */
function findName(words: readonly string[], at: number, names: Names) {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const name = names.get(words.slice(at, at + length).join(''));
    if (name) return { name, length };
  }
  return { length: 1 };
}

function getNameWordings(typed: readonly string[], { joined, of, kind }: KnownName): Wording[] {
  const telling = typed.filter((word) => !smallWords().has(word));
  return [
    { words: telling.length > 0 ? telling : typed, weight: 1 },
    ...(kind === 'question'
      ? [{ words: [makeQuestionWord(joined)], weight: 1 }]
      : [
          ...(typed.length > 1 ? [{ words: [joined], weight: 1 }] : []),
          { words: splitWords(of), weight: NAME_WEIGHT },
        ]),
  ];
}

function getWordings(word: string): Wording[] {
  const { sameWords } = searchWordsRecord.get();
  const others = sameWords.filter((words) => words.includes(word)).flat();
  return [
    { words: [word], weight: 1 },
    ...[...new Set(others)]
      .filter((other) => other !== word)
      .map((other) => ({ words: [other], weight: SAME_WEIGHT })),
  ];
}
