import { z } from 'zod';
import { areaIds } from '@/content/evidence-map';
import { findArmFaults, findIntervalFaults } from './arm-faults';
import { deriveResult, findResultFaults, results } from './finding-result';
import { key, oneOf, seenSchema, words } from './schema-parts';

const area = z.enum(
  areaIds,
  `expected an area of content/evidence-map.json: ${areaIds.join(', ')}`,
);
const count = z.int('expected a whole number').positive('expected a number above zero');

/** One group of a study and what was measured in it. `n` is absent if the source does not print it. */
export const armSchema = z
  .strictObject({
    name: words,
    n: count.optional(),
    events: z.int().nonnegative().optional(),
    percent: z.number().min(0).max(100).optional(),
    value: z.number().optional(),
    /** The printed interval of `value` or `percent`; one bound on its own is a printed limit. */
    low: z.number().optional(),
    high: z.number().optional(),
    unit: words.optional(),
  })
  .superRefine(report(findArmFaults));

/** A comparison of two groups, with its interval and confidence level if they were printed. */
const effectSchema = z
  .strictObject({
    measure: oneOf([
      'mean difference',
      'median difference',
      'hazard ratio',
      'risk ratio',
      'odds ratio',
      'risk difference',
    ]),
    /** Indexes of the two arms that it compares, counted from 0; absent if there are only two. */
    between: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).optional(),
    value: z.number(),
    low: z.number().optional(),
    high: z.number().optional(),
    /** Confidence level of the interval, in percent. */
    level: z.number().gt(50).lt(100).optional(),
    unit: words.optional(),
  })
  .superRefine(report(findIntervalFaults))
  .refine(
    ({ low, high, level }) =>
      new Set([low, high, level].map((part) => part === undefined)).size === 1,
    'give low, high and level together, or none',
  );

/** One measured outcome of one study. What the source does not print is absent, never guessed. */
export const findingSchema = z
  .strictObject({
    /** `reference.outcome`, unique. */
    id: words.regex(/^[a-z0-9-]+\.[a-z0-9.-]+$/, 'expected a citation key, a dot and a short name'),
    reference: key,
    /** Slugs of the library; empty if the study tested another substance. */
    substances: z.array(key),
    question: words,
    /** The area of the question: a column of the evidence map, or one that the map leaves out. */
    area,
    /**
     * Absent if the result shows the effect of the substance itself. Otherwise the result shows which of two active
     * treatments did better, what two did together, or a link with a person's own level.
     */
    tells: oneOf(['which of two', 'two together', 'own level']).optional(),
    outcome: words,
    kind: z.enum(['benefit', 'harm', 'pharmacokinetics']),
    /** Whether it was the primary outcome; for a review, a question that it set out to answer. */
    primary: z.boolean(),
    population: words,
    randomised: count.optional(),
    /** How many people the result covers if not `randomised`: a register, one group, part of a trial. */
    studied: count.optional(),
    intervention: words,
    comparator: words,
    followUp: z
      .strictObject({
        value: z.number().positive(),
        unit: z.enum(['minutes', 'hours', 'nights', 'days', 'weeks', 'months', 'years', 'cycles']),
      })
      .optional(),
    direction: z.enum(['lower is better', 'higher is better']).optional(),
    /** The intervention comes first. Empty if the source prints only words or a comparison. */
    arms: z.array(armSchema),
    effect: effectSchema.optional(),
    /** The p-value as printed, with its sign: '<0.001'. */
    p: words.optional(),
    result: z.enum(results),
    estimand: words.optional(),
    note: words.optional(),
    seen: seenSchema,
    /** primary: read in an abstract, text, label or registry; agreed: two reports; secondary: one. */
    confidence: z.enum(['primary', 'agreed', 'secondary']),
  })
  .refine(({ id, reference }) => id.startsWith(`${reference}.`), {
    path: ['id'],
    message: 'expected the id to begin with its reference and a dot',
  })
  .refine(({ arms, effect }) => effect?.between?.every((at) => arms[at]) ?? true, {
    path: ['effect', 'between'],
    message: 'names a group that the arms do not hold',
  })
  .superRefine(({ randomised, studied, population }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['studied'], message });
    if (studied === undefined) return;
    if (randomised !== undefined)
      refuse(
        'is given beside "randomised"; keep the one that tells how many people the result is of',
      );
    if (!population.includes(studied.toLocaleString('en-US')))
      refuse(`the population does not say ${studied.toLocaleString('en-US')}; write it there too`);
  })
  .superRefine(report(findResultFaults));

const { kind, direction, arms, effect, p } = findingSchema.shape;
const toldSchema = z.looseObject({ kind, direction, arms, effect, p });

/**
 * A finding as the file states it. `result` is omitted, and derived here, if the interval or p-value determines it. It
 * is stated if no number does, or as 'descriptive' if the numbers would suggest more than the study can show.
 */
export const writtenFindingSchema = z.preprocess((entry, context) => {
  const told = toldSchema.safeParse(entry);
  const derived = told.success ? deriveResult(told.data) : undefined;
  if (!told.success || !derived) return entry;
  const { result = derived } = told.data;
  if (result === derived && 'result' in told.data)
    context.addIssue({
      code: 'custom',
      path: ['result'],
      message: `is what its own numbers say, "${derived}"; take it out`,
    });
  return { ...told.data, result };
}, findingSchema);

/** The subject of a study without findings: it was read for its facts, and no result of it is recorded. */
export const subjectSchema = z.strictObject({
  reference: key,
  /** Slugs of the library that it tested; empty if it tested another substance. */
  substances: z.array(key),
  areas: z.array(area).min(1, 'name one area or more'),
});

/** How one study was designed and who paid for it. */
export const studySchema = z.strictObject({
  reference: key,
  /** The name of its trial: 'STEP 1'. Several papers may report one trial. */
  trial: words.optional(),
  design: words,
  registration: words.optional(),
  funding: words.optional(),
  /** Whether the payer makes the product; absent if unknown. */
  sponsorIsMaker: z.boolean().optional(),
  /** What our readers did not find in the copy that they read, so that no finding states it. */
  notReported: z
    .array(z.enum(['main result', 'harms']))
    .min(1)
    .optional(),
  seen: seenSchema,
});

export type Finding = z.infer<typeof findingSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Study = z.infer<typeof studySchema>;

function report<Value>(find: (value: Value) => readonly string[]) {
  return (value: Value, { addIssue }: { addIssue: (message: string) => void }) => {
    for (const message of find(value)) addIssue(message);
  };
}
