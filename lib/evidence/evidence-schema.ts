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

/** One group of a study and what was measured in it. */
export const armSchema = z
  .strictObject({
    name: words,
    n: count
      .optional()
      .describe('Size of the group as printed: people, unless the outcome names what was counted.'),
    events: z.int().nonnegative().optional().describe('How many of them had the outcome.'),
    percent: z.number().min(0).max(100).optional().describe('How many of 100 had the outcome.'),
    value: z.number().optional().describe('A measured figure of the group, in the unit.'),
    low: z
      .number()
      .optional()
      .describe(
        'Lower end of the printed interval of value or percent; one end on its own is a printed limit.',
      ),
    high: z.number().optional().describe('Its upper end.'),
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
    between: z
      .tuple([z.int().nonnegative(), z.int().nonnegative()])
      .optional()
      .describe('The two groups that it compares, counted from 0; absent if there are only two.'),
    value: z.number(),
    low: z.number().optional().describe('Lower end of the confidence interval.'),
    high: z.number().optional().describe('Its upper end.'),
    level: z.number().gt(50).lt(100).optional().describe('Level of the interval, in percent.'),
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
    id: words
      .regex(/^[a-z0-9-]+\.[a-z0-9.-]+$/, 'expected a citation key, a dot and a short name')
      .describe('The key of the reference, a dot and a short name; unique.'),
    reference: key.describe('Key of the reference.'),
    substances: z
      .array(key)
      .describe('Slugs of the library; empty if the study tested another substance.'),
    question: words.describe('What the result answers.'),
    area: area.describe(
      'The area of the question: a column of the evidence map, or one that the map leaves out.',
    ),
    tells: oneOf(['which of two', 'two together', 'own level'])
      .optional()
      .describe(
        'Absent if the result shows the effect of the substance itself. Otherwise it shows which of two active treatments did better, what two did together, or a link with a person’s own level.',
      ),
    outcome: words,
    kind: z
      .enum(['benefit', 'harm', 'pharmacokinetics'])
      .describe(
        'benefit: an effect that is looked for, also where it fails or is lost; harm: an unwanted one; pharmacokinetics: the substance in the body.',
      ),
    primary: z
      .boolean()
      .describe(
        'Whether it was the primary outcome; for a review, a question that it set out to answer.',
      ),
    population: words,
    randomised: count
      .optional()
      .describe('How many people were divided by chance in the trial or the part of it.'),
    studied: count
      .optional()
      .describe(
        'How many people the result covers if not randomised: a register, one group, part of a trial.',
      ),
    intervention: words,
    comparator: words.describe(
      'What the other group had; none: nothing was compared; before and after: the same people.',
    ),
    followUp: z
      .strictObject({
        value: z.number().positive(),
        unit: z.enum(['minutes', 'hours', 'nights', 'days', 'weeks', 'months', 'years', 'cycles']),
      })
      .optional(),
    direction: z
      .enum(['lower is better', 'higher is better'])
      .optional()
      .describe('Which way the figures of the outcome are good.'),
    arms: z
      .array(armSchema)
      .describe(
        'The treated group comes first where groups were compared; in a result before and after, read the names. Empty if the source prints only words or a comparison.',
      ),
    effect: effectSchema.optional().describe('The printed difference between two groups.'),
    p: words.optional().describe('The p-value as printed, with its sign: <0.001.'),
    result: z
      .enum(results)
      .describe(
        'Whom the difference favours: of a harm, favours intervention means less harm on it. descriptive: no test, or none that the study can bear.',
      ),
    estimand: words.optional().describe('Who and what was counted, as the source puts it.'),
    note: words.optional(),
    seen: seenSchema,
    confidence: z
      .enum(['primary', 'agreed', 'secondary'])
      .describe(
        'primary: read in an abstract, text, label or registry; agreed: in two reports of it; secondary: in one.',
      ),
  })
  .refine(({ id, reference }) => id.startsWith(`${reference}.`), {
    path: ['id'],
    message: 'expected the id to begin with its reference and a dot',
  })
  .refine(
    ({ comparator, arms, effect }) =>
      comparator !== 'none' || (!effect && arms.every(({ name }) => name !== 'none')),
    {
      path: ['comparator'],
      message: 'is "none", which means that nothing was compared; name what the other group had',
    },
  )
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
  trial: words
    .optional()
    .describe('The name of its trial: STEP 1. Several papers may report one trial.'),
  design: words,
  registration: words.optional(),
  funding: words.optional(),
  sponsorIsMaker: z
    .boolean()
    .optional()
    .describe('Whether the payer makes the product; absent if unknown.'),
  notReported: z
    .array(z.enum(['main result', 'harms']))
    .min(1)
    .optional()
    .describe(
      'What our readers did not find in the copy that they read, so that no result states it.',
    ),
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
