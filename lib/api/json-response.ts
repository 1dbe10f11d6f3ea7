import createEtag from 'etag';
import fresh from 'fresh';

/** The error message for a file that does not exist. */
export const MISSING_FILE = 'there is no file at this address';

/** Answers change only when the site is rebuilt, so a shared cache may store them for a while. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
};

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

/** Responds with cacheable JSON; 304 without a body when the caller already has it. */
export function respondWithJson(request: Request, value: unknown): Response {
  return respondFresh(request, JSON.stringify(value), HEADERS);
}

/** Responds with a file that the build makes; 404 when `body` is undefined. */
export function respondWithFile(body?: string | Uint8Array, type = 'text/plain'): Response {
  if (body === undefined) return new Response('Not found', { status: 404 });
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(content, { headers: { 'content-type': type } });
}

/** Responds with an error, {"error": "…"}, which caches never store. */
export function respondWithError(status: 400 | 404 | 405 | 503, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}

/** Returns the response of `answer`; if it throws, logs why and responds 503. */
export async function answerFromContent(
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the server's log
    console.error(error);
    return respondWithError(503, 'the articles cannot be read at the moment');
  }
}

/** Answers 405 to any method but GET and HEAD; routes re-export it by the names below. */
function rejectMethod(): Response {
  const response = respondWithError(405, 'only GET and HEAD are allowed');
  response.headers.set('allow', 'GET, HEAD');
  return response;
}

export {
  rejectMethod as DELETE,
  rejectMethod as OPTIONS,
  rejectMethod as PATCH,
  rejectMethod as POST,
  rejectMethod as PUT,
};
