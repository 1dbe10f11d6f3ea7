import { z } from 'zod';

/** Makes a type read-only at every level. */
type Frozen<T> = { readonly [Key in keyof T]: Frozen<T[Key]> };

/** The type of a record, from its schema. */
export type RecordOf<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

/** A strict schema for a record's fields; the error for an unknown field lists the valid ones. */
export function fields<Shape extends z.core.$ZodShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `unknown field; the fields are ${names}` : undefined,
  });
}

/** A text of one paragraph. */
export const words = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'holds an empty line; take it out, a text here is one paragraph');

/** A citation key, an id or a slug. */
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'expected lower-case letters, digits and dashes');

/** A key of the bibliography. */
export const reference = slug.describe('A key of content/references.json.');

/** A URL path on this site. */
export const address = z.string().regex(/^\/\S*$/, 'expected an address of this site, like /blog');

/** A calendar day, like 2026-11-22. */
export const day = z.iso.date('expected a day of the calendar, like 2026-11-22');

const DECIMAL = 'expected a number in quotes and without its unit, like "10" or "0.25"';

/** A decimal number as text, to keep it exact, because it may become part of a dose. */
export const decimal = z.string(DECIMAL).regex(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/, DECIMAL);
