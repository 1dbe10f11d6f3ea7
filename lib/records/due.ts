import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { day, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const due = fields({
  id: slug,
  substances: z.array(slug).min(1).describe('Slugs of the records whose pages tell of it.'),
  by: z
    .union([day, z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], {
      error: 'expected a day like 2027-03-31, or a month like 2027-03',
    })
    .describe('The day, or the month to the end of which it is expected.'),
  text: words.describe('Who expects what, in a sentence; no result.'),
  references: z.array(reference).min(1).describe('Where the date was read.'),
});

/** Something that is expected: a trial's end, a decision, a list that comes into force. */
export type Due = RecordOf<typeof due>;

export const dueRecords = defineList('due.yaml', due, 'id');
