import { respondFresh } from './freshness';

/** What a program is told that asks for a file of ours that there is not. */
export const MISSING_FILE = 'there is no file at this address';

/** Answers change only when the site is rebuilt, so a shared cache may keep them a while. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
};

/** A cacheable JSON answer; 304 without a body when the caller already has it. */
export function respondWithJson(request: Request, value: unknown): Response {
  return respondFresh(request, JSON.stringify(value), HEADERS);
}

/** A file that a build makes, of a type; 404 where there is none. */
export function respondWithFile(body?: string | Uint8Array, type = 'text/plain'): Response {
  if (body === undefined) return new Response('Not found', { status: 404 });
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(content, { headers: { 'content-type': type } });
}

/** An error answer, {"error": "…"}; never kept by a cache. */
export function respondWithError(status: 400 | 404 | 405 | 503, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}

/** What `answer` gives; 503 when it throws, because the content cannot be read any more. */
export function answerFromContent(answer: () => Response): Response {
  try {
    return answer();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the operator's log is where this has to be said
    console.error(error);
    return respondWithError(503, 'the articles cannot be read at the moment');
  }
}

/** Answers every method but GET and HEAD; routes re-export the names below. */
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
