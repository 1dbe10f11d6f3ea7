import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataChanges } from '@/content/open-data';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { toSchemaProblems } from '@/lib/content/schema-problems';
import { getDataSets } from './data-sets';

const FILE = 'content/open-data.ts';

const changeSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version like 1.2.3'),
  date: z.iso.date('expected a day like 2026-11-22'),
  text: z.string().min(1, 'expected what changed, in a sentence'),
  form: z.string(),
});

/** One change of the data: its version, its day (ISO 8601), what changed, and the mark of the form since then. */
export type DataChange = z.infer<typeof changeSchema>;

/** The changes of the data, newest first. Throws a ContentError when versions or days are out of order. */
export function getDataChanges(changes: readonly unknown[] = dataChanges): readonly DataChange[] {
  const parsed = z.array(changeSchema).min(1).safeParse(changes);
  if (!parsed.success) throw new ContentError(toSchemaProblems(FILE, '', parsed.error.issues));
  const problems = parsed.data.flatMap((change, index): ContentProblem[] => {
    const newer = parsed.data[index - 1];
    if (!newer) return [];
    const isOlder =
      newer.version.localeCompare(change.version, 'en', { numeric: true }) > 0 &&
      newer.date >= change.date;
    const message = `stands below ${newer.version} of ${newer.date}; put the newest first, each with a higher version`;
    return isOlder ? [] : [{ file: FILE, field: change.version, message }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return parsed.data;
}

/** The newest change: its version is the version of the data. */
export function getDataVersion(): DataChange {
  const [newest] = getDataChanges();
  if (!newest) throw new ContentError([{ file: FILE, message: 'names no version' }]);
  return newest;
}

/** Twelve digits that change with the form of any record at /data, and with nothing else. */
export function hashForm(): string {
  const forms = getDataSets().map(({ id, schema }) => [id, z.toJSONSchema(schema)]);
  return createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 12);
}
