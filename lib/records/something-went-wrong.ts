import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { fields, reference, slug, words } from '@/lib/text/record-fields';

const references = z.array(reference).min(1);

/** What each urgency is called on the page. */
export const urgencies = {
  now: 'An emergency: call now',
  today: 'Call today',
  no: 'No emergency',
} as const;

const urgency = z.enum(Object.keys(urgencies) as [keyof typeof urgencies]);

/** What to do when an injection went wrong, and whom to call where. */
export const somethingWentWrongRecord = defineRecord(
  'something-went-wrong.yaml',
  fields({
    danger: z.array(words).min(1).describe('Signs with which the emergency number is called.'),
    situations: z
      .array(
        fields({
          id: slug,
          title: words,
          urgency,
          first: words.describe('Whether to call now, and whom: the first thing that is read.'),
          steps: z.array(words).min(1).describe('What to do, in short sentences; no dose.'),
          why: words,
          references,
        }),
      )
      .min(1),
    countries: z
      .array(
        fields({
          country: words,
          emergency: words,
          poison: words,
          poisonIs: words.optional().describe('What answers there, where it is no poison centre.'),
          references,
        }),
      )
      .min(1),
  }),
);
