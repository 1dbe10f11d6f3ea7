import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const protocol = fields({
  id: slug.describe('Its address on the page.'),
  title: words,
  purpose: words,
  materials: z.array(words).min(1),
  steps: z.array(fields({ action: words, reason: words })).min(1),
  problems: z.array(fields({ sign: words, meaning: words })).min(1),
  sources: z.array(reference).describe('What the text rests on.'),
});

/** A bench method. None of them names a dose. */
export type Protocol = RecordOf<typeof protocol>;

export const protocolRecords = defineList('resources/protocols.yaml', protocol, 'id');
