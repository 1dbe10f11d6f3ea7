import { z } from 'zod';
import { kinds } from './kinds';

export const words = z.string().min(1);
export const address = z
  .string()
  .regex(/^\//)
  .describe('An address of this site, from its first slash.');

const kind = z.enum(kinds.map(({ id }) => id));
const textPart = z.strictObject({ text: z.string(), isMatch: z.boolean() });

/** A result of the site search; `note` may also say what its address fills in. */
const hit = z.strictObject({
  kind,
  label: words,
  address,
  title: words,
  heading: words.optional().describe('Of the section that answers.'),
  snippet: z.array(textPart).describe('Joined, they are a text. Nothing in it is HTML.'),
  score: z.number().min(0).max(1).describe('Beside the best answer, which has 1.'),
  note: words.optional().describe('What a name that was asked for stands for.'),
  without: z.array(words).min(1).optional().describe('Words of the text that it does not hold.'),
});

/** The answer of the site search; the API describes it by this schema. */
export const siteAnswer = z.strictObject({
  count: z.int().nonnegative(),
  without: z.array(words).describe('Words of the text that even the best answer does not hold.'),
  groups: z.array(
    z.strictObject({
      kind,
      label: words,
      count: z.int().positive().describe('All that match, whatever the limit.'),
      hits: z.array(hit),
    }),
  ),
  suggestions: z
    .array(z.strictObject({ label: words, address, title: words }))
    .describe('The nearest pages, when nothing answers.'),
});

export type Hit = z.infer<typeof hit>;
export type SiteAnswer = z.infer<typeof siteAnswer>;
