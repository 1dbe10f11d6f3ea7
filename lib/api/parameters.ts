import { z } from 'zod';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_QUERY_LENGTH } from '@/lib/search/limits';

const limitParam = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_LIMIT));

/** A request's parameters, or the message that a 400 answer carries. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string };

/** `limit`: a whole number from 1 to 1000; absent means 100. */
export function parseLimit(params: URLSearchParams): Parsed<number> {
  const text = params.get('limit');
  if (text === null) return { ok: true, value: DEFAULT_LIMIT };
  const result = limitParam.safeParse(text);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, error: `limit must be a whole number from 1 to ${MAX_LIMIT}` };
}

/** `q`, the search text, and `tags`, joined by commas. Either may be absent or empty. */
export function parseSearchParams(
  params: URLSearchParams,
): Parsed<{ text: string; tags: string[] }> {
  const text = (params.get('q') ?? '').trim();
  const tags = params.get('tags') ?? '';
  if (text.length > MAX_QUERY_LENGTH || tags.length > MAX_QUERY_LENGTH) {
    return { ok: false, error: `q and tags are limited to ${MAX_QUERY_LENGTH} characters each` };
  }
  return {
    ok: true,
    value: {
      text,
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    },
  };
}
