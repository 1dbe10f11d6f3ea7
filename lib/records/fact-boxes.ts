import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, type RecordOf, slug, words } from '@/lib/text/record-fields';
import { armPair, groupNames, perPeople } from './figures';

const row = fields({
  finding: z
    .string()
    .min(1)
    .describe(
      'An id of content/evidence/findings.json. What was measured, the numbers and the test of them are read there.',
    ),
  arms: armPair.optional(),
  study: words
    .optional()
    .describe('Which study or paper the row is of, where it is not the one of the first row.'),
  hasCaveat: z
    .literal(true)
    .optional()
    .describe('Whether the note of the finding must stand in the row.'),
});

const factBox = fields({
  id: slug.describe(
    'Its name in `> [!FACTBOX id]`: the slug of its substance, or the slug and what the study was about.',
  ),
  substance: slug.describe('A slug of the library; all findings of the box are about it.'),
  title: words.describe(
    'What was tested and the name of the study, in one line without a full stop.',
  ),
  per: perPeople,
  series: groupNames,
  benefits: z
    .array(row)
    .min(1)
    .describe('The first row gives the box its study: who took part, for how long, who paid.'),
  harms: z.array(row).describe('Empty where no count of harms was found, which the box then says.'),
  unknown: words.describe('What a reader might think is known and is not, in sentences.'),
});

/** Benefits and harms of a study side by side, per the same number of people. */
export type FactBoxRecord = RecordOf<typeof factBox>;

/** One result in a fact box. */
export type FactBoxRow = RecordOf<typeof row>;

/** The first fact box of a substance is shown on its page. */
export const factBoxRecords = defineList('fact-boxes.yaml', factBox, 'id');
