import { z } from 'zod';
import {
  DEFAULT_GROUP_LIMIT,
  DEFAULT_LIMIT,
  MAX_GROUP_LIMIT,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
} from '@/lib/search/limits';

const limitUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(most));

const limitParam = limitUpTo(MAX_LIMIT);
const groupLimitParam = limitUpTo(MAX_GROUP_LIMIT);

/** A request's parameters, or the message that a 400 answer carries. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string };

/** `limit`: a whole number from 1 to 1000; absent means 100. */
export function parseLimit(params: URLSearchParams): Parsed<number> {
  return parseLimitAs(params, limitParam, { most: MAX_LIMIT, usual: DEFAULT_LIMIT });
}

function parseLimitAs(
  params: URLSearchParams,
  schema: z.ZodType<number>,
  { most, usual }: { most: number; usual: number },
): Parsed<number> {
  const text = params.get('limit');
  if (text === null) return { ok: true, value: usual };
  const result = schema.safeParse(text);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, error: `limit must be a whole number from 1 to ${most}` };
}

/** `q`, the search text, and `limit`, how many answers of each kind: from 1 to 50; absent means 5. */
export function parseSiteSearchParams(
  params: URLSearchParams,
): Parsed<{ text: string; limit: number }> {
  const text = (params.get('q') ?? '').trim();
  if (text.length > MAX_QUERY_LENGTH)
    return { ok: false, error: `q is limited to ${MAX_QUERY_LENGTH} characters` };
  const limit = parseLimitAs(params, groupLimitParam, {
    most: MAX_GROUP_LIMIT,
    usual: DEFAULT_GROUP_LIMIT,
  });
  return limit.ok ? { ok: true, value: { text, limit: limit.value } } : limit;
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
