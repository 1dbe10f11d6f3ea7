import createEtag from 'etag';
import fresh from 'fresh';

/** `headers` with the ETag of an answer that is made from `source` and from nothing else. */
export function withEtag<T extends Record<string, string>>(
  headers: T,
  source: string,
): T & { etag: string } {
  return { ...headers, etag: createEtag(source) };
}

/** The 304 answer when the caller has what `headers` describe; undefined when it needs the body. */
export function respondNotModified(
  request: Request,
  headers: { etag: string } & Record<string, string>,
): Response | undefined {
  return fresh(Object.fromEntries(request.headers), headers)
    ? new Response(null, { status: 304, headers })
    : undefined;
}
