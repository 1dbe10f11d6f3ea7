import { z } from 'zod';
import { defineFolder, defineList, defineRecord } from '@/lib/content/records';
import { address, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const section = fields({
  id: slug,
  title: words,
  points: z.array(fields({ text: words, sources: z.array(reference).optional() })),
});

/** A section of statements about a method, each with its citation keys. */
export type MethodSection = RecordOf<typeof section>;

/** How each tool works and what it does not do. The file name is the tool's slug. */
export const toolTextRecords = defineFolder(
  'tool-texts',
  fields({
    formulas: z.array(fields({ term: words, formula: words })),
    sections: z.array(section),
    reading: fields({ href: address, label: words }).describe('Where the same is told at length.'),
  }),
);

export type ToolTexts = ReturnType<typeof toolTextRecords.get>[number];

/** Returns the texts of a tool. Throws if there are none. */
export function getToolTexts(tool: 'calculator' | 'half-life' | 'sequence'): ToolTexts {
  const texts = toolTextRecords.get().find((record) => record.slug === tool);
  if (!texts) throw new Error(`content/tool-texts/${tool}.yaml is missing`);
  return texts;
}

const texts = z.array(words);
const typed = z.string().describe('As somebody types it; empty where nothing is.');
const source = z.enum(['impurities', 'research', 'endotoxin']);

/** The texts of the tool pages, and the example that the sheet starts with. */
export const toolPagesRecord = defineRecord(
  'tool-pages.yaml',
  fields({
    baseline: fields({
      example: words.describe('The result that the page starts with: an id of findings.json.'),
      limits: z.array(fields({ title: words, points: texts })),
      formulas: z
        .array(fields({ term: words, formula: words }))
        .describe('The sums, by what the trial printed. p is the starting risk as a share of 1.'),
    }),
    certificate: fields({
      places: texts.describe('Where each field stands on the drawn example, by its number there.'),
      method: texts.describe('How the comparison works, and what it cannot do.'),
      sources: z.record(source, reference).describe('The publications behind the limits.'),
      limits: z
        .array(fields({ what: words, medicine: words, reagent: words, sources: z.array(source) }))
        .describe('Limits that were read in a source, for medicines and for reagents.'),
    }),
    sheet: fields({
      example: fields({
        who: typed,
        uses: z
          .array(
            fields({
              ...{ what: typed, form: typed, strength: typed, last: typed },
              ...{ when: typed, where: typed, since: typed, lot: typed },
            }),
          )
          .min(1),
        ...{ medicines: typed, reactions: typed, questions: typed },
      }).describe('The sheet that the page starts with. It is nobody’s.'),
      notes: texts.describe('What a reader should know of the sheet.'),
    }),
    pocket: fields({ notes: texts.describe('What to know before keeping a copy of the site.') }),
  }),
);

/** The texts of the page that verifies the calculator. */
export const proofPageRecord = defineRecord(
  'proof-page.yaml',
  fields({
    review: fields({ citation: words, found: words }).describe(
      'The review whose points are answered. It is not in the bibliography, so no more of it is told than this.',
    ),
    criteria: z.array(
      fields({ point: words, answer: z.enum(['Yes', 'In part', 'Does not apply']), text: words }),
    ),
    caseKinds: z.record(words, fields({ name: words, given: words, results: words })),
    trySteps: z.array(words),
  }),
);

const question = fields({
  ask: words,
  right: words,
  wrong: z.array(words).length(3, 'expected three wrong answers'),
  why: words.describe('What is told after an answer, right or wrong.'),
});

/** A self-test question, with one right and three wrong answers. */
export type Question = RecordOf<typeof question>;

/** The self-test questions of each course, by lesson; the exercises in lessons are separate. */
export const selfTestRecords = defineFolder(
  'self-tests',
  z.record(slug, z.array(question).min(1)).transform((questions) => ({ questions })),
);

/** Code examples that readers can paste and run. `{site}` becomes the site's URL; a test runs each example. */
export const exampleRecords = defineList(
  'developers.yaml',
  fields({ title: words, curl: words, code: z.string().trim().min(1) }),
  'title',
);
