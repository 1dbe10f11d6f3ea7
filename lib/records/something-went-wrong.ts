import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const references = z.array(reference).min(1);

/** The page's label for each urgency. */
export const urgencies = {
  now: 'An emergency: call now',
  call: 'Call now',
  today: 'Call today',
  no: 'No emergency',
} as const;

const urgency = z.enum(Object.keys(urgencies) as [keyof typeof urgencies]);

const situation = fields({
  id: slug,
  title: words,
  urgency,
  first: words.describe('Whether to call now, and whom: the first thing that is read.'),
  say: words.optional().describe('What to say on the telephone, where a call is needed.'),
  steps: z.array(words).min(1).describe('What to do, in short sentences; no dose.'),
  why: words,
  references,
}).refine(({ urgency, say }) => (urgency === 'no') === (say === undefined), {
  path: ['say'],
  message: 'is needed in every situation that needs a call, and in no other',
});

const country = fields({
  country: words,
  emergency: words,
  poison: words.optional(),
  poisonIs: words.optional().describe('What answers there, where it is no poison centre.'),
  note: words.optional().describe('What a caller must know, such as the hours.'),
  references,
});

export type Situation = RecordOf<typeof situation>;
export type Country = RecordOf<typeof country>;

/** What to do when an injection went wrong, and whom to call in each country. */
export const somethingWentWrongRecord = defineRecord(
  'something-went-wrong.yaml',
  fields({
    danger: z.array(words).min(1).describe('Signs with which the emergency number is called.'),
    situations: z.array(situation).min(1),
    countries: z.array(country).min(1),
  }),
);
