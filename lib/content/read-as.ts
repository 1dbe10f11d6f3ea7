import type { z } from 'zod';
import { ContentError } from './content-error';
import { atLines, readJson } from './json-file';
import { toSchemaProblems } from './schema-problems';

/** A JSON file under content in the form it must have. Throws a ContentError that names every fault. */
export function readAs<T>(schema: z.ZodType<T>, place: string): T {
  return atLines(() => {
    const result = schema.safeParse(readJson(place));
    if (result.success) return result.data;
    throw new ContentError(toSchemaProblems(`content/${place}`, '', result.error.issues));
  });
}
