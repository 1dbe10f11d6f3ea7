import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { day, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const finding = z.string().min(1).describe('An id of content/evidence/findings.json.');

const place = z.int().nonnegative();

/** The indexes of two groups in a finding's arms. */
export const armPair = z
  .tuple([place, place])
  .describe(
    'Places in the arms of the finding, from 0: the treated group and the one beside it. Without it the first two.',
  );

const row = fields({
  finding,
  label: words.describe(
    'What the row is called: the name of the trial, or the outcome where all rows are of one trial.',
  ),
  arms: armPair.optional(),
});
const rows = z.array(row).min(1);
const measure = words.describe('What is measured, with its unit: the name of the scale.');

/** The names of two groups. */
export const groupNames = z
  .tuple([words, words])
  .describe('The names of both groups, the treated one first.');

/** The number of people that a figure or fact box counts in each group. */
export const perPeople = z
  .literal([100, 1000])
  .describe('Out of how many people both groups are told: 100 or 1000.');

const common = {
  id: slug.describe('Its name in `> [!FIGURE id]` and in the addresses of its files.'),
  title: words.describe('What is shown, in one line without a full stop.'),
  note: words.describe('What a reader needs so as not to misread it, in one or two sentences.'),
  substances: z
    .array(slug)
    .optional()
    .describe('Whose pages show it, where no finding in it tells: slugs of the library.'),
};

const forest = {
  kind: z.literal('forest').describe('Effects with their intervals, and the line of no effect.'),
  ends: z
    .tuple([words, words])
    .describe('What less and more of it are called. Which of them is better, the findings say.'),
  rows,
};

const groups = {
  kind: z.literal('groups').describe('Means, or shares of people, of two groups: two marks a row.'),
  measure,
  series: groupNames,
  rows,
};

const heading = words.describe('What sets the rows of this scale apart from the others.');

/** A figure on an article, lesson or page, drawn from findings or bibliography records. */
const figure = z.discriminatedUnion('kind', [
  fields({ ...common, ...forest }),
  fields({ ...common, ...groups }),
  fields({
    ...common,
    kind: z
      .literal('panels')
      .describe('Several scales below each other: one measure, one unit and one better side each.'),
    panels: z
      .array(
        z.discriminatedUnion('kind', [
          fields({ heading, ...forest }),
          fields({ heading, ...groups }),
        ]),
      )
      .min(2),
  }),
  fields({
    ...common,
    kind: z.literal('arms').describe('Every group of one finding, a row each.'),
    measure,
    finding,
    order: z
      .array(place)
      .min(2)
      .optional()
      .describe('Places of the groups from above to below: what came first stands first.'),
    counted: words.optional().describe('What was counted in each group, where not people.'),
  }),
  fields({
    ...common,
    kind: z
      .literal('people')
      .describe('One event among the people of two groups, each person drawn.'),
    finding,
    per: perPeople,
    series: groupNames,
    arms: armPair.optional(),
  }),
  fields({
    ...common,
    kind: z.literal('course').describe('Values over time, a line for each group of a trial.'),
    measure,
    timeUnit: z.enum(['weeks', 'months', 'days']),
    from: words.describe('When time begins, as in "Weeks from the first dose".'),
    series: z.array(
      fields({
        label: words,
        points: z.array(
          fields({
            at: z.number().describe('The time since the start.'),
            finding: finding.optional().describe('Without one it is the start: no change.'),
            arm: place.optional(),
          }),
        ),
      }),
    ),
  }),
  fields({
    ...common,
    kind: z.literal('sizes').describe('How many people took part, one bar a trial.'),
    rows,
  }),
  fields({
    ...common,
    kind: z
      .literal('tested')
      .describe('The people of the largest randomised trial of each substance in our records.'),
  }),
  fields({
    ...common,
    kind: z.literal('tiles').describe('Counts that records state, one square a thing.'),
    thing: words,
    steps: z.array(fields({ count: z.int().positive(), text: words, reference })),
  }),
  fields({
    ...common,
    kind: z.literal('amounts').describe('Amounts that records state, on one scale.'),
    axis: words.describe('What the scale measures, with its unit.'),
    unit: words,
    rows: z
      .array(fields({ label: words, value: z.number(), beside: z.number().optional(), reference }))
      .min(1),
    series: z.tuple([words, words]).optional().describe('The names of `value` and `beside`.'),
  }),
  fields({
    ...common,
    kind: z.literal('dates').describe('What happened when, from the earliest on.'),
    events: z.array(fields({ date: day, text: words, reference })),
  }),
  fields({
    ...common,
    kind: z
      .literal('half-lives')
      .describe('The half-lives of the records of peptides on a scale of times.'),
  }),
]);

export type FigureRecord = RecordOf<typeof figure>;

/** The fields that belong to one kind of figure. */
export type FigureOf<Kind extends FigureRecord['kind']> = Omit<
  Extract<FigureRecord, { kind: Kind }>,
  keyof typeof common
>;

/** A finding and its label in the figure. */
export type FigureRow = RecordOf<typeof row>;

/** Every data figure of the site. */
export const figureRecords = defineList('figures/*.yaml', figure, 'id');
