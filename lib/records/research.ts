import { z } from 'zod';
import { tags } from '@/content/tags';
import { defineRecord } from '@/lib/content/records';
import { address, fields, reference, words } from '@/lib/text/record-fields';

/** The research hub: its fixed counts, what it points at and what it cites. */
export const researchRecord = defineRecord(
  'research.yaml',
  fields({
    counts: z
      .array(fields({ value: words, label: words }))
      .describe('Fixed figures of the specification.'),
    publications: z.array(
      fields({
        reference,
        kind: words,
        participants: words,
        found: words.describe('Every figure is one of the record’s own.'),
        limit: words.describe('What it does not say.'),
      }),
    ),
    quickLinks: z.array(fields({ href: address, text: words })),
    trendingTags: z.array(z.enum(tags)),
  }),
);
