import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { address, fields, words } from '@/lib/text/record-fields';

/** Vocabulary of the search: stop words, synonyms, translations and pages for common queries. */
export const searchWordsRecord = defineRecord(
  'search-words.yaml',
  fields({
    smallWords: words
      .transform((text) => text.split(' '))
      .describe(
        'Words that carry no subject: a question is searched without them, unless it holds nothing else. With how_long, the word long is left out after how only.',
      ),
    sameWords: z
      .array(z.array(words).min(2))
      .describe(
        'Words that readers use for each other: a search for one finds the others as well, further down.',
      ),
    otherLanguages: z
      .record(words, z.array(words).min(1))
      .describe(
        'What readers of other languages type, by what it is in English. One that ends in a hyphen is the beginning of a word.',
      ),
    askedFor: z
      .record(address, z.array(words).min(1))
      .describe(
        'What people ask for when they need a page that does not say it in those words, by its address.',
      ),
  }),
);
