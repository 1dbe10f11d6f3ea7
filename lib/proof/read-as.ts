import type { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { readJson } from '@/lib/content/read-json';

/** A JSON file under content in the form it must have. Throws a ContentError that names every fault. */
export function readAs<T>(schema: z.ZodType<T>, place: string): T {
  const result = schema.safeParse(readJson(place));
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map(({ path, message }) => ({
      file: `content/${place}`,
      field: path.join('.'),
      message,
    })),
  );
}
