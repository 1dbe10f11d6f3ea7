import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, reference, slug, words } from '@/lib/text/record-fields';

/** Published reports only. Figures are those of the cited record; nothing is added from elsewhere. */
export const caseStudyRecords = defineList(
  'resources/case-studies.yaml',
  fields({
    id: slug.describe('Its address on the page.'),
    title: words,
    type: words.describe('The kind of report: Case report.'),
    participants: words,
    found: z.array(words).min(1),
    notFound: words.describe('What a report of this kind cannot show, or did not look at.'),
    references: z
      .array(reference)
      .min(1)
      .describe('The report itself first, then what its limits rest on.'),
  }),
  'id',
);
