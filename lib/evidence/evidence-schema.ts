import { z } from 'zod';
import { areaIds } from '@/content/evidence-map';
import { findArmFaults, findIntervalFaults } from './arm-faults';
import { deriveResult, findResultFaults, results } from './finding-result';
import { key, seenSchema, words } from './schema-parts';

const area = z.enum(
  areaIds,
  `expected an area of content/evidence-map.json: ${areaIds.join(', ')}`,
);
const count = z.int('expected a whole number').positive('expected a number above zero');

/** One group of a study and what was measured in it. `n` is absent where the count was not printed. */
export const armSchema = z
  .strictObject({
    name: words,
    n: count.optional(),
    events: z.int().nonnegative().optional(),
    percent: z.number().min(0).max(100).optional(),
    value: z.number().optional(),
    /** The interval of `value` in this group, where the source gives one; alone, a printed limit. */
    low: z.number().optional(),
    high: z.number().optional(),
    unit: words.optional(),
  })
  .superRefine(report(findArmFaults));

/** A comparison of the groups, with the interval of its level where one was printed. */
const effectSchema = z
  .strictObject({
    measure: z.enum(
      [
        'mean difference',
        'median difference',
        'hazard ratio',
        'risk ratio',
        'odds ratio',
        'risk difference',
      ],
      'expected mean difference, median difference, hazard ratio, risk ratio, odds ratio or risk difference',
    ),
    /** The two groups that it compares, counted from 0; absent where there are only two. */
    between: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).optional(),
    value: z.number(),
    low: z.number().optional(),
    high: z.number().optional(),
    /** Level of the interval in percent. */
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
    /** Slugs of the library; empty when it was another substance. */
    substances: z.array(key),
    question: words,
    /** What the question is about: the column of the evidence map, or what the map leaves out. */
    area,
    /**
     * Absent where the result tells what the substance did. Otherwise it tells which of two active
     * treatments did better, what two did together, or what goes with a person's own level of it.
     */
    tells: z
      .enum(
        ['which of two', 'two together', 'own level'],
        'expected which of two, two together or own level',
      )
      .optional(),
    outcome: words,
    kind: z.enum(['benefit', 'harm', 'pharmacokinetics']),
    /** Whether it was the study's own primary outcome; of a review, a question that it was made to answer. */
    primary: z.boolean(),
    population: words,
    randomised: count.optional(),
    /** How many were studied where that is another number: a register, one group, a part of a trial. */
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
    /** The intervention first. Empty where only words or a comparison were printed. */
    arms: z.array(armSchema),
    effect: effectSchema.optional(),
    /** As printed, with its sign: '<0.001'. */
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
        'stands beside "randomised"; keep the one that tells how many people the result is of',
      );
    if (!population.includes(studied.toLocaleString('en-US')))
      refuse(`the population does not say ${studied.toLocaleString('en-US')}; write it there too`);
  })
  .superRefine(report(findResultFaults));

const { kind, direction, arms, effect, p } = findingSchema.shape;
const toldSchema = z.looseObject({ kind, direction, arms, effect, p });

/**
 * A finding as it is written: without its result wherever its interval or its p tells it. Only what no number tells is
 * written, 'descriptive' too where a number would be read for more than the study can say.
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

/** What a study without a finding looked at: it was read for its facts, and no result of it is recorded. */
export const subjectSchema = z.strictObject({
  reference: key,
  /** Slugs of the library that it itself tested; empty when it was another substance. */
  substances: z.array(key),
  areas: z.array(area).min(1, 'name one area or more'),
});

/** How one study was made and who paid for it. */
export const studySchema = z.strictObject({
  reference: key,
  /** The name that its trial goes by: 'STEP 1'. Several papers may report one trial. */
  trial: words.optional(),
  design: words,
  registration: words.optional(),
  funding: words.optional(),
  /** Whether the payer makes the product; absent where that is not known. */
  sponsorIsMaker: z.boolean().optional(),
  /** What nobody who read for us found in the copy: no finding can tell it. */
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
