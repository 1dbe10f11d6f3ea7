import { splitIndexedWords } from './words';

/** The searched fields of an entry, strongest first. */
export const fields = ['title', 'names', 'tags', 'description', 'author', 'body'] as const;

/** The text of one document in each field. */
export type Fields = Record<(typeof fields)[number], string>;

/**
 * An inverted index in flat arrays, which a process reads in one piece. As Maps it took seconds to build at each start
 * and ten times the memory.
 */
export type TextIndex = {
  documentCount: number;
  /** Every distinct word, sorted. */
  words: readonly string[];
  /** The occurrences of word `i` are those from `starts[i]` up to `starts[i + 1]`, in document order. */
  starts: Uint32Array;
  /** Where an occurrence is: document number × number of fields + field number. */
  places: Uint32Array;
  /** How often the word occurs in that field. */
  counts: Uint16Array;
  /** The number of distinct words in each field of each document. */
  lengths: Uint16Array;
};

const MOST = 0xff_ff;

/** The places of a word of the index, given by its number. */
export function placesOf({ starts, places }: TextIndex, number: number): Uint32Array {
  return places.subarray(starts[number], starts[number + 1]);
}

/** Creates the index of documents, numbered in their order. */
export function createTextIndex(documents: Iterable<Fields>): TextIndex {
  const found = new Map<string, number[]>();
  const lengths: number[] = [];
  let documentCount = 0;
  for (const document of documents) {
    for (const field of fields) {
      const counts = countWords(document[field]);
      for (const [word, count] of counts) {
        const known = found.get(word);
        if (known) known.push(lengths.length, count);
        else found.set(word, [lengths.length, count]);
      }
      lengths.push(Math.min(counts.size, MOST));
    }
    documentCount += 1;
  }
  return { documentCount, ...flatten(found), lengths: Uint16Array.from(lengths) };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitIndexedWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Flattens lists of occurrences, each a place followed by its count, by word. */
export function flatten(found: ReadonlyMap<string, readonly number[]>) {
  const words = [...found.keys()].sort();
  const total = words.reduce((sum, word) => sum + (found.get(word)?.length ?? 0) / 2, 0);
  const starts = new Uint32Array(words.length + 1);
  const places = new Uint32Array(total);
  const counts = new Uint16Array(total);
  let at = 0;
  words.forEach((word, index) => {
    const list = found.get(word) ?? [];
    for (let pair = 0; pair < list.length; pair += 2) {
      places[at] = list[pair] ?? 0;
      counts[at] = Math.min(list[pair + 1] ?? 0, MOST);
      at += 1;
    }
    starts[index + 1] = at;
  });
  return { words, starts, places, counts };
}
