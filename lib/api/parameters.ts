import { z } from 'zod';
import {
  DEFAULT_GROUP_LIMIT,
  DEFAULT_LIMIT,
  MAX_GROUP_LIMIT,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
} from '@/lib/search/limits';

const toLimit = (most: number, fallback: number) => ({
  most,
  fallback,
  schema: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most)),
});

/** The parameter `limit` of posts and of each kind: the largest, the default, and the schema of its text. */
export const limits = {
  posts: toLimit(MAX_LIMIT, DEFAULT_LIMIT),
  groups: toLimit(MAX_GROUP_LIMIT, DEFAULT_GROUP_LIMIT),
} as const;

/** The schemas of the other parameters, which both validate calls and describe them. */
export const parameterSchemas = {
  q: z.string().trim().max(MAX_QUERY_LENGTH),
  tags: z.string().max(MAX_QUERY_LENGTH),
} as const;

/** The parameters of a request, or the message of a 400 answer. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string };

/** Parses `limit`, given once: a whole number from 1 to `most`; absent means `fallback`. */
export function parseLimit(
  params: URLSearchParams,
  { most, fallback, schema } = limits.posts,
): Parsed<number> {
  if (!params.has('limit')) return { ok: true, value: fallback };
  const result = schema.safeParse(params.getAll('limit').join(','));
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, error: `limit must be a whole number from 1 to ${most}` };
}

/** Parses `q`, the search text, and `limit`, the hits of each kind: 1 to 50; absent means 5. */
export function parseSiteSearchParams(
  params: URLSearchParams,
): Parsed<{ text: string; limit: number }> {
  const text = parameterSchemas.q.safeParse(params.getAll('q').join(' '));
  if (!text.success) return { ok: false, error: `q is limited to ${MAX_QUERY_LENGTH} characters` };
  const limit = parseLimit(params, limits.groups);
  return limit.ok ? { ok: true, value: { text: text.data, limit: limit.value } } : limit;
}

/** Parses `q`, the search text, and `tags`, joined by commas. Each may be absent, empty or repeated. */
export function parseSearchParams(
  params: URLSearchParams,
): Parsed<{ text: string; tags: string[] }> {
  const text = parameterSchemas.q.safeParse(params.getAll('q').join(' '));
  const tags = parameterSchemas.tags.safeParse(params.getAll('tags').join(','));
  if (!text.success || !tags.success) {
    return { ok: false, error: `q and tags are limited to ${MAX_QUERY_LENGTH} characters each` };
  }
  return {
    ok: true,
    value: {
      text: text.data,
      tags: tags.data
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    },
  };
}
