import type { searchWordsRecord as record } from '@/lib/records/search-words';

type Words = ReturnType<typeof record.get>;

let known: Words | undefined;

/** Replaces lib/records/search-words.ts in the worker: that reads a file, this returns the words of the copy. */
export const searchWordsRecord = {
  get(): Words {
    if (!known) throw new Error('search words were read before setSearchWords');
    return known;
  },
};

/** Sets the words that `searchWordsRecord` returns. */
export function setSearchWords(words: Words): void {
  known = words;
}
