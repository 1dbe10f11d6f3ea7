import type { PostSummary } from '@/lib/articles/post';
import type { SiteAnswer } from '@/lib/search/answer-schema';

/** The timeout of a request in milliseconds. */
export const FETCH_TIMEOUT = 10_000;

/**
 * The default fetcher: a GET to the segments of the key joined with '/', with credentials,
 * parsed as JSON. Throws '<status>: <body or status text>' for an error status, and after ten seconds without an
 * answer.
 */
export async function fetchJson({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}): Promise<unknown> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, FETCH_TIMEOUT);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(queryKey.join('/'), {
      credentials: 'include',
      signal: controller.signal,
    });
    if (!response.ok) {
      const body = await response.text();
      throw new Error(`${response.status}: ${body || response.statusText}`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Validates an answer as a list of posts. Throws when it is anything else, so that no list maps a non-list. */
export function parsePostList(answer: unknown): PostSummary[] {
  if (!Array.isArray(answer) || !answer.every(isPostSummary))
    throw new Error('The answer is not a list of posts.');
  return answer;
}

/** Fields that a card shows as text, and so must be strings. */
const TEXT_FIELDS = ['slug', 'title', 'description', 'author', 'publishedAt', 'readingTime'];

function isPostSummary(value: unknown): value is PostSummary {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const tags = fields.get('tags');
  return (
    TEXT_FIELDS.every((name) => typeof fields.get(name) === 'string') &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string')
  );
}

/** Validates an answer of /api/search. Throws when it is anything else. */
export function parseSiteAnswer(answer: unknown): SiteAnswer {
  if (!isSiteAnswer(answer)) throw new Error('The answer holds no results.');
  return answer;
}

function isSiteAnswer(value: unknown): value is SiteAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'groups' in value &&
    Array.isArray(value.groups) &&
    value.groups.every((group) => Array.isArray(group?.hits)) &&
    'suggestions' in value &&
    Array.isArray(value.suggestions)
  );
}
