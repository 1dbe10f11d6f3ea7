import type { PostSummary } from './post-summary';

/**
 * The default data fetch (specification, section 7): a GET to the key's segments joined with '/',
 * with credentials, parsed as JSON. A failed answer throws '<status>: <body or status text>'.
 */
export async function fetchJson({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
  if (!response.ok) {
    const body = await response.text();
    throw new Error(`${response.status}: ${body || response.statusText}`);
  }
  return response.json();
}

/** An answer as a list of posts. Throws when it is anything else, so that no list ever maps a non-list. */
export function parsePostList(answer: unknown): PostSummary[] {
  if (!Array.isArray(answer) || !answer.every(isPostSummary))
    throw new Error('The answer is not a list of posts.');
  return answer;
}

function isPostSummary(value: unknown): value is PostSummary {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'tags' in value &&
    Array.isArray(value.tags)
  );
}
