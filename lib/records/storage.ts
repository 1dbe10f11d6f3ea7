import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { fields, reference, words } from '@/lib/text/record-fields';

/** Storage conditions, written once for every page of the resources that states them. */
export const storageRecord = defineRecord(
  'resources/storage.yaml',
  fields({
    conditions: z.array(
      fields({ what: words, where: words, temperature: words, time: words, note: words }),
    ),
    caveat: words.describe(
      'What the times rest on, so that no reader takes them for a measured shelf life.',
    ),
    sources: z.array(reference).describe('What the caveat rests on.'),
  }),
);
