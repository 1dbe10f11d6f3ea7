import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, type RecordOf, words } from '@/lib/text/record-fields';

const term = fields({
  term: words.describe('Its words joined by dashes are its address on the page of the glossary.'),
  definition: words.describe('One to three plain sentences.'),
  aliases: z
    .array(words)
    .optional()
    .describe('Other forms under which an author may write [[...]] and a reader may search.'),
  seeAlso: z.array(words).optional().describe('Other terms of this list.'),
});

/** One entry of the glossary. */
export type Term = RecordOf<typeof term>;

/** The words that the academy explains, in alphabetical order. */
export const glossaryRecords = defineList('glossary.yaml', term, 'term');
