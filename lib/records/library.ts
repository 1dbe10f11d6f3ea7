import { z } from 'zod';
import { libraryCategories } from '@/content/categories';
import { defineRecord } from '@/lib/content/records';
import { fields, slug, words } from '@/lib/text/record-fields';

/** The texts of the library's pages. */
export const libraryRecord = defineRecord(
  'library.yaml',
  fields({
    stats: z
      .array(fields({ value: words, label: words }))
      .describe('Tiles of /peptides: fixed text, by decision, not counts of records.'),
    categories: z
      .record(
        z.enum(libraryCategories.map(({ id }) => id)),
        fields({ title: words, description: words }),
      )
      .describe('What each category page and card says of itself, in one sentence.'),
    featured: z
      .array(fields({ slug, isTrending: z.boolean() }))
      .length(6)
      .describe('The six cards of the front page, in order.'),
    placeholder: fields({
      name: words,
      subtitle: words,
      code: words,
      benefits: z.array(words),
      value: words,
      note: words,
    }).describe('What an address shows that nobody wrote a record for. It states no figure.'),
  }),
);
