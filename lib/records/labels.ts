import { z } from 'zod';
import questions from '@/content/label-questions.json' with { type: 'json' };
import { defineFolder, defineList, defineRecord } from '@/lib/content/records';
import { decimal, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

/**
 * The questions put to every label, by the id used in links, in page order; and further questions that only some labels
 * answer.
 */
export const { ofEach: labelQuestions, ofSome: alsoQuestions } = questions;

type LabelQuestion = keyof typeof labelQuestions;
type AlsoQuestion = keyof typeof alsoQuestions;

/** The ids of the questions put to every label. */
export const question = z.enum(Object.keys(labelQuestions) as [LabelQuestion, ...LabelQuestion[]]);

const alsoQuestion = z.enum(Object.keys(alsoQuestions) as [AlsoQuestion, ...AlsoQuestion[]]);

const date = z.iso.date('expected a day like 2026-11-23');

const label = fields({
  product: words.describe('Its name, with the substance where the name does not say it.'),
  country: words,
  kind: z.enum([
    'prescribing information',
    'patient leaflet',
    'product information',
    'safety notice',
  ]),
  year: z
    .union([z.int().min(1980).max(2100), z.literal('not shown')], {
      error: 'expected a year like 2026, or not shown',
    })
    .describe('Of the text itself.'),
  changed: date
    .optional()
    .describe('When the text that was read came into force, where it says so.'),
  reference,
  copy: z
    .url({ protocol: /^https?$/, error: 'expected an https address' })
    .describe('Where it was read: a stored copy, often not the page of the authority.'),
  read: z
    .enum(['label', 'secondary'])
    .describe('Whether its own words stood there, or somebody told them.'),
  date: date.describe('When it was read.'),
  note: words
    .optional()
    .describe('What a reader must know of it, such as that a newer text exists.'),
}).refine(({ changed, date: readAt }) => changed === undefined || changed <= readAt, {
  path: ['date'],
  message: 'is before the change of the text that was read; correct one of the two',
});

const entry = fields({
  label: slug.describe('The short name of one of the labels above.'),
  section: words.describe('The place in it, as it numbers or names its parts.'),
  text: words
    .optional()
    .describe(
      'What it says there, in plain words: no word to the reader, no order, no dose of ours.',
    ),
  silent: z.literal(true).optional().describe('These sections say nothing of the question.'),
}).refine(({ text, silent }) => (text === undefined) !== (silent === undefined), {
  path: ['text'],
  message: 'write what the label says, or silent: true where these sections say nothing',
});

const substanceLabels = fields({
  name: words.optional().describe('Where the library has no record of the substance.'),
  labels: z.record(slug, label).describe('The texts that were read, each under a short name.'),
  answers: z.partialRecord(question, z.array(entry).min(1)),
  also: z
    .partialRecord(alsoQuestion, z.array(entry).min(1))
    .optional()
    .describe('What the labels say of further questions, where they do.'),
  strengths: z
    .array(
      fields({
        label: slug,
        section: words,
        name: words.describe('The product, and its form where there are several.'),
        mg: decimal,
        ml: decimal.describe('The volume that holds them.'),
      }),
    )
    .min(1)
    .optional()
    .describe('Liquids that a syringe can be filled from, as the labels give their strength.'),
  unread: z
    .partialRecord(question, words)
    .optional()
    .describe('Questions that no label could be read for, each with why.'),
}).superRefine(({ answers, unread = {} }, { addIssue }) => {
  for (const id of question.options) {
    const count = Number(answers[id] !== undefined) + Number(unread[id] !== undefined);
    if (count === 1) continue;
    const message =
      count === 0
        ? 'has no cell; write what the labels say under answers, or why none could be read under unread'
        : 'is under both answers and unread; keep one of the two';
    addIssue({ code: 'custom', path: ['answers', id], message });
  }
});

const generalRules = fields({
  rules: z
    .array(
      fields({
        question,
        only: z
          .array(slug)
          .min(1)
          .optional()
          .describe('The substances that it is shown with; without it, all that have no label.'),
        except: z
          .array(slug)
          .min(1)
          .optional()
          .describe('Substances that it does not fit, as an injection does not fit a tablet.'),
        beside: z
          .literal(true)
          .optional()
          .describe('Of a vial that no label covers: shown above what labels say, nowhere else.'),
        text: words,
        references: z.array(reference).min(1),
      }),
    )
    .min(1),
});

/** A question put to every label, or one that only some labels answer. */
export type AnyQuestion = LabelQuestion | AlsoQuestion;

/** All questions in page order, starting with those put to every label. */
export const allQuestions: readonly { id: AnyQuestion; title: string }[] = [
  ...question.options.map((id) => ({ id, title: labelQuestions[id] })),
  ...alsoQuestion.options.map((id) => ({ id, title: alsoQuestions[id] })),
];

/** Whether to show a question for a substance: always if put to every label, else if it has an answer. */
export function isAsked({ also = {} }: SubstanceLabels, id: AnyQuestion): boolean {
  return id in labelQuestions || id in also;
}

/** What the labels of one substance say, by question. */
export type SubstanceLabels = RecordOf<typeof substanceLabels>;

/** Returns the labels' answers to a question and, if none could be read, the reason. */
export function findAnswers({ answers, also, unread }: SubstanceLabels, id: AnyQuestion) {
  const all: SubstanceLabels['answers'] & SubstanceLabels['also'] = { ...answers, ...also };
  const why: Partial<Record<AnyQuestion, string>> = { ...unread };
  return { entries: all[id] ?? [], why: why[id] };
}

/** One file for each substance that has, or had, a label anywhere. */
export const labelRecords = defineFolder('labels', substanceLabels);

const topic = fields({
  id: slug,
  title: words,
  intro: words.describe('What the table shows, and what it cannot.'),
  question: z.union([question, alsoQuestion]).describe('The question whose answers are its table.'),
  rules: z
    .array(fields({ text: words, references: z.array(reference).min(1) }))
    .optional()
    .describe('What authorities and guidelines say beside the labels, in their name.'),
});

export type SafetyTopic = RecordOf<typeof topic>;

/** Questions shown across substances, each with the answers of all labels. */
export const safetyTopics = defineList('safety.yaml', topic, 'id');

/** Rules for use where there is no label: for nearly all substances, and for some only. */
export const generalRulesRecord = defineRecord('without-label.yaml', generalRules);

/** Returns the rules for a substance: general ones and those that name it. Where it has a label, use only the latter. */
export function findRules(slug: string) {
  const { rules } = generalRulesRecord.get();
  return rules.filter(
    ({ only, except, beside }) =>
      !beside && (only?.includes(slug) ?? true) && !except?.includes(slug),
  );
}
