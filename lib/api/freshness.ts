import createEtag from 'etag';
import fresh from 'fresh';

/** Responds with an ETag of the body; 304 without a body when the caller has it already. */
export function respondFresh(
  request: Request,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const tagged = { ...headers, etag: createEtag(body) };
  return fresh(Object.fromEntries(request.headers), tagged)
    ? new Response(null, { status: 304, headers: tagged })
    : new Response(body, { headers: tagged });
}
