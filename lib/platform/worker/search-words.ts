import type { searchWordsRecord as record } from '@/lib/records/search-words';

type Words = ReturnType<typeof record.get>;

let known: Words | undefined;

/** Stands in the worker for lib/records/search-words.ts, which reads a file: what the copy has of it. */
export const searchWordsRecord = {
  get(): Words {
    if (!known) throw new Error('asked before the copy was read');
    return known;
  },
};

export function setSearchWords(words: Words): void {
  known = words;
}
