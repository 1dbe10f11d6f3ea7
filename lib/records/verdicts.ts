import { z } from 'zod';
import { outcomes } from '@/content/outcomes';
import { defineFolder } from '@/lib/content/records';
import { day, fields, type RecordOf, reference, words } from '@/lib/text/record-fields';

/** The possible conclusions on an outcome. */
export const verdictDirections = [
  'helps',
  'no difference',
  'harms',
  'cannot say',
  'not studied in people',
] as const;

/** GRADE's reasons to lower the certainty of evidence, in GRADE's order, in plain words. */
export const domains = {
  bias: 'How the studies were done',
  inconsistency: 'Whether they agree',
  indirectness: 'Whether they asked this question',
  imprecision: 'How exact the answer is',
  publication: 'What was published, and who paid',
} as const;

const why = words.max(200).describe('The reason, in a line.');

const judgement = fields({
  lowers: z.literal([0, 1, 2], 'expected 0 (no concern), 1 (serious) or 2 (very serious)'),
  why,
});

const verdict = fields({
  outcome: z.enum(
    outcomes.map(({ id }) => id),
    `expected an outcome of content/outcomes.json: ${outcomes.map(({ id }) => id).join(', ')}`,
  ),
  direction: z.enum(verdictDirections, `expected ${verdictDirections.join(', ')}`),
  sentence: words
    .max(420)
    .describe('What is known, in plain words, with absolute numbers where the findings hold them.'),
  findings: z
    .array(z.string())
    .describe('Ids of content/evidence/findings.json that it rests on, the weightiest first.'),
  references: z
    .array(reference)
    .optional()
    .describe('Works without a finding that it names: studies in animals, a guideline.'),
  start: z
    .enum(['randomised', 'observational'])
    .optional()
    .describe('Randomised trials start at high certainty, all else at low.'),
  judgements: fields({
    bias: judgement,
    inconsistency: judgement,
    indirectness: judgement,
    imprecision: judgement,
    publication: judgement,
  })
    .optional()
    .describe('What lowers the certainty, by GRADE’s five domains.'),
  raises: fields({
    by: z.literal([1, 2]),
    because: z.enum(['large effect', 'dose response']),
    why,
  })
    .optional()
    .describe('What raises it, of observational work without other concerns.'),
  certainty: z.never('is worked out from the judgements and never typed; take it out').optional(),
});

/** The verdicts on a substance, one per outcome, in the order of what readers ask most. The file name is its slug. */
export const verdictRecords = defineFolder(
  'evidence/verdicts',
  fields({
    verdicts: z.array(verdict).min(1),
    changes: z
      .array(fields({ date: day, text: words }))
      .optional()
      .describe('Verdicts that changed, newest first: from what to what, and why.'),
  }),
);

export type WrittenVerdict = RecordOf<typeof verdict>;

export type VerdictRecord = ReturnType<typeof verdictRecords.get>[number];
