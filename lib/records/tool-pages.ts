import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { fields, reference, words } from '@/lib/text/record-fields';

const texts = z.array(words);
const typed = z.string().describe('As somebody types it; empty where nothing is.');
const source = z.enum(['impurities', 'research', 'endotoxin']);

/** What the pages of tools say beside the tools themselves, and the sheet that one of them starts with. */
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
