import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, words } from '@/lib/text/record-fields';

/** What a reader can paste and run. `{site}` becomes the address of the site; a test runs each of them. */
export const exampleRecords = defineList(
  'developers.yaml',
  fields({ title: words, curl: words, code: z.string().trim().min(1) }),
  'title',
);
