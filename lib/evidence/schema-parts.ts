import { z } from 'zod';

/** Non-empty text. */
export const words = z
  .string({
    error: ({ input }) => (input === undefined ? 'is missing; add it, as text' : 'expected text'),
  })
  .min(1, 'expected text');
/** A citation key or a slug. */
export const key = words.regex(
  /^[a-z0-9][a-z0-9-]*$/,
  'expected lower-case letters, digits and dashes',
);
export const day = z.iso.date('expected a day like 2026-11-22');
/** A date as precise as it is known: a year, a month or a day. */
export const month = words.regex(
  /^\d{4}(-\d{2}(-\d{2})?)?$/,
  'expected a date like 2026, 2026-10 or 2026-10-03',
);

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** One of these texts; the error lists them. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `expected ${alternatives.format(values)}`);
}

/** Where and when a figure was read: an address, or words if no single address covers it. */
export const seenSchema = z
  .strictObject({
    url: z.url({ protocol: /^https?$/, error: 'expected an https address' }).optional(),
    source: words.optional(),
    kind: oneOf(['abstract', 'full text', 'label', 'registry', 'regulator page', 'secondary']),
    date: day,
    note: words.optional(),
  })
  .refine(({ url, source }) => url !== undefined || source !== undefined, {
    path: ['url'],
    message: 'names no source; write the address under "url", or say under "source" what was read',
  });
