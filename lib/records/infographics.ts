import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, type RecordOf, words } from '@/lib/text/record-fields';

/** Each has a drawing of its own: lib/figures/infographics. */
const id = z.enum([
  'reconstitution',
  'syringe-marks',
  'evidence-pyramid',
  'peptide-bond',
  'half-life',
  'cold-chain',
  'five-and-fifty',
  'certificate',
  'coupling-yield',
  'twelve-units',
]);

const infographic = fields({
  id,
  title: words,
  caption: words.describe('Under the figure: what it shows and how it is to be read.'),
  text: z
    .array(words)
    .min(1)
    .describe('What the figure says, for those who cannot see it and for everybody else.'),
});

export type Infographic = RecordOf<typeof infographic>;

export const infographicRecords = defineList('resources/infographics.yaml', infographic, 'id');
