import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { day, fields, type RecordOf, words } from '@/lib/text/record-fields';

/** The data sets at /data, in page order. */
const sets = z.enum([
  ...(['peptides', 'findings', 'arms', 'studies', 'status', 'references', 'glossary'] as const),
  'reconstitution-cases',
]);

export type DataSetId = z.infer<typeof sets>;

const change = fields({
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'expected a version like 1.2.3')
    .describe(
      'The first number rises when a program that reads the files has to change, the second when something is added, the third when many records were corrected.',
    ),
  date: day,
  text: words.describe('What changed, in a sentence.'),
  form: words.describe('Drawn from the schemas: a test says when it is another.'),
});

/** A change of the data: its version, date (ISO 8601), description, and schema fingerprint from then on. */
export type DataChange = RecordOf<typeof change>;

/** The texts of /data about its files. */
export const openDataRecord = defineRecord(
  'open-data.yaml',
  fields({
    changes: z
      .array(change)
      .min(1)
      .superRefine((changes, { addIssue }) => {
        for (const [index, { version, date }] of changes.entries()) {
          const newer = changes[index - 1];
          if (!newer) continue;
          const isOlder =
            newer.version.localeCompare(version, 'en', { numeric: true }) > 0 && newer.date >= date;
          const message = `stands below ${newer.version} of ${newer.date}; put the newest first, each with a higher version`;
          if (!isOlder) addIssue({ code: 'custom', path: [index, 'version'], message });
        }
      })
      .describe(
        'What changed in the form or the meaning of the files, newest first: the first is the version of all.',
      ),
    sets: z.record(sets, fields({ title: words, description: words })),
  }),
);
