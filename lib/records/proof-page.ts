import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { fields, words } from '@/lib/text/record-fields';

/** The words of the page that proves the calculator. */
export const proofPageRecord = defineRecord(
  'proof-page.yaml',
  fields({
    review: fields({ citation: words, found: words }).describe(
      'The review whose points are answered. It is not in the bibliography, so no more of it is told than this.',
    ),
    criteria: z.array(
      fields({ point: words, answer: z.enum(['Yes', 'In part', 'Does not apply']), text: words }),
    ),
    caseKinds: z.record(words, fields({ name: words, given: words, results: words })),
    trySteps: z.array(words),
  }),
);
