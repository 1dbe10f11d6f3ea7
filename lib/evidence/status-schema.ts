import { z } from 'zod';
import { day, key, month, seenSchema, words } from './schema-parts';

const approvalSchema = z.strictObject({
  region: words,
  product: words,
  for: words,
  since: month.optional(),
  state: z.enum(['approved', 'withdrawn', 'never approved']),
  seen: seenSchema,
});

export const antiDopingClasses = ['S0', 'S2.1', 'S2.2', 'S2.3', 'S4', 'monitoring', 'not named'];

const antiDopingSchema = z.strictObject({
  list: z.int().min(2020).max(2100),
  class: z.enum(antiDopingClasses, `expected one of: ${antiDopingClasses.join(', ')}`),
  named: z
    .boolean()
    .describe(
      'Whether the list names the substance itself; otherwise the rule of its class covers it.',
    ),
  only: z
    .literal('males', 'expected males')
    .optional()
    .describe('Whom the ban applies to, if not to everybody.'),
  text: words,
  seen: seenSchema,
});

/** The legal and anti-doping status of one substance of the library. */
export const substanceStatusSchema = z.strictObject({
  slug: key,
  approvals: z.array(approvalSchema),
  compounding: z
    .strictObject({ text: words, asOf: month, seen: seenSchema })
    .optional()
    .describe(
      'Pharmacy compounding in the United States; absent if no entry was found or it does not apply.',
    ),
  antiDoping: antiDopingSchema,
  boxedWarning: words.optional(),
  trials: words.describe('The most advanced trials in people and their state.'),
  references: z
    .array(key)
    .min(1, 'expected a key of content/references.json')
    .describe(
      'Keys of the references behind the entry: labels, notices, the list of prohibited substances.',
    ),
  openQuestions: z.array(words),
});

/** A blend names its parts; its status is derived from theirs, except `trials`. */
export const blendStatusSchema = z.strictObject({
  slug: key,
  parts: z.array(key).min(2, 'expected two parts or more'),
  trials: words,
});

/** A notice about a record: a correction, a newer version, a concern or a retraction. */
const noticeSchema = z.strictObject({
  reference: key,
  kind: z.enum(['retraction', 'concern', 'correction', 'superseded']),
  date: month,
  notice: z.strictObject({ DOI: words.optional(), PMID: words.optional(), URL: words.optional() }),
  /** What changed, in words for a reader. */
  what: words,
  note: words.optional(),
  seen: seenSchema,
});

/** How the records of the bibliography were checked against retraction data, and what was found. */
export const retractionCheckSchema = z.strictObject({
  comparedWith: words,
  dataOf: day,
  checkedAt: day,
  /** Rows of the data, by which a part of a file is recognised. */
  rows: z.int().positive().optional(),
  /** Records that were looked up by their DOI. */
  byDoi: z.int().nonnegative(),
  /** Records that were searched for by topic only, because they had no DOI then. */
  byTopic: z.int().nonnegative(),
  notices: z.array(noticeSchema),
});

export type Approval = z.infer<typeof approvalSchema>;
export type SubstanceStatus = z.infer<typeof substanceStatusSchema>;
export type BlendStatus = z.infer<typeof blendStatusSchema>;
export type RetractionCheck = z.infer<typeof retractionCheckSchema>;
