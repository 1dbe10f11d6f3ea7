import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';

/** Answers change only when the site is built anew, so a shared cache may keep them a while. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';

/** A cacheable JSON answer; 304 without a body when the caller already has it. */
export function toJsonResponse(request: NextRequest, value: unknown): NextResponse {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': CACHE_CONTROL,
    etag,
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag || tag === '*')) {
    return new NextResponse(null, { status: 304, headers });
  }
  return new NextResponse(body, { headers });
}

/** An error answer, {"error": "…"}; never kept by a cache. */
export function toErrorResponse(status: 400 | 404 | 405 | 503, error: string): NextResponse {
  return NextResponse.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}

/** What `answer` gives; 503 when it throws, because the content cannot be read any more. */
export function answerFromContent(answer: () => NextResponse): NextResponse {
  try {
    return answer();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the operator's log is where this has to be said
    console.error(error);
    return toErrorResponse(503, 'the articles cannot be read at the moment');
  }
}

/** The answer to every method but GET and HEAD. */
export function rejectMethod(): NextResponse {
  const response = toErrorResponse(405, 'only GET and HEAD are allowed');
  response.headers.set('allow', 'GET, HEAD');
  return response;
}
