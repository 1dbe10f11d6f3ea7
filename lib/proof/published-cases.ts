import { z } from 'zod';
import { readAs } from '@/lib/content/json-file';
import { memoise } from '@/lib/content/memoise';

/** The path of the file, under content/ and in the repository. */
export const PUBLISHED_PLACE = 'proof/published-cases.json';
export const PUBLISHED_FILE = `content/${PUBLISHED_PLACE}`;

/** A decimal as it is printed, '0.250': digits with at most one point. A string, so that nothing rounds it. */
const decimal = z
  .string()
  .regex(/^\d{1,40}(?:\.\d{1,40})?$/, 'expected a decimal like 2.5, as text');

/** The results that a page prints: mg/mL, mL, units on a U-100 syringe, whole doses. Never recomputed. */
const statedSchema = z.strictObject({
  concentration: decimal.optional(),
  volume: decimal.optional(),
  units: decimal.optional(),
  doses: decimal.optional(),
});

const publishedCase = z.strictObject({
  amountMg: decimal,
  diluentMl: decimal,
  doseMcg: decimal,
  stated: statedSchema.refine((stated) => Object.keys(stated).length > 0, 'states no result'),
  note: z.string().min(1).optional(),
  /** What the same page states in another place, if that differs, and why it does. */
  elsewhere: z
    .strictObject({ where: z.string().min(1), stated: statedSchema, why: z.string().min(1) })
    .optional(),
  /** Why the engine's result differs. Required if it does, rejected if it does not. */
  why: z.string().min(1).optional(),
});

const sourceSchema = z
  .strictObject({
    address: z.url({ protocol: /^https$/ }).optional(),
    name: z.string().min(1).optional(),
    note: z.string().min(1).optional(),
    cases: z.array(publishedCase).min(1),
  })
  .refine(({ address, name }) => (address === undefined) !== (name === undefined), {
    error: 'has either an address or a name',
  });

const fileSchema = z.strictObject({
  /** The day on which this record last changed. */
  date: z.iso.date(),
  sources: z.array(sourceSchema),
});

export type Stated = z.infer<typeof statedSchema>;
export type PublishedCase = z.infer<typeof publishedCase>;

/** The worked examples that other pages publish, by source. Throws a ContentError. */
export const getPublishedCases: () => z.infer<typeof fileSchema> = memoise('published-cases', () =>
  readAs(fileSchema, PUBLISHED_PLACE),
);
