import { z } from 'zod';
import { defineFolder } from '@/lib/content/records';
import { day, fields, reference, words } from '@/lib/text/record-fields';

/** The search log of each substance: what was searched, where, and what became of each work. Named by slug. */
export const searchRecords = defineFolder(
  'evidence/searches',
  fields({
    date: day.describe('The day of the search, or of the last look.'),
    places: z
      .array(words)
      .min(1)
      .describe('Where was searched, as it is: copies, not the databases.'),
    questions: z
      .array(
        fields({
          question: words.describe('What somebody wanted to know.'),
          words: words.describe('The words that were searched for.'),
        }),
      )
      .min(1),
    taken: z
      .array(
        fields({
          reference,
          read: z.enum(['abstract', 'full text', 'label', 'registry', 'regulator page', 'report']),
        }),
      )
      .describe('Works that came into the bibliography, each with what was read of it.'),
    leftOut: z
      .array(fields({ work: words, why: words }))
      .describe('Works that were looked at and not taken, each with the reason.'),
    trialsUnderWay: z
      .array(fields({ trial: words, registration: words.optional(), state: words }))
      .describe('Trials that run, or that ended without a result that could be read.'),
    readAgain: z
      .array(
        fields({
          reference,
          date: day,
          by: z.literal('second reader', 'expected "second reader", who did not collect the work'),
          read: z.enum(['abstract', 'full text', 'label', 'registry', 'report']),
          found: words.describe('What agreed with our findings, and what did not.'),
          settled: words.optional().describe('How a difference was settled.'),
        }),
      )
      .optional()
      .describe('Works that somebody who did not collect them held against our findings.'),
    readBy: words.describe('How often the works were read, and by whom.'),
    notReached: z.array(words).describe('What was looked for and could not be read, in sentences.'),
  }),
);
