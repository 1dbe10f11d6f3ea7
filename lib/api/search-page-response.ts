import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { SEARCH_PATH } from '@/content/paths';
import { BUILT_CONTENT } from '@/lib/content/content-directory';
import { memoise } from '@/lib/content/memoise';
import { drawAnswer } from '@/lib/search/draw-answer';
import { getSearchEngine } from '@/lib/search/engine';
import { cleanSearchText } from '@/lib/search/search-text';
import { respondNotModified, withEtag } from './freshness';

/** The place of the page that an answer fills: written by components/search/search-place.tsx. */
export const PLACE_START = '<!--answer-->';
export const PLACE_END = '<!--/answer-->';

/** Answers of each kind on the page. */
const ON_PAGE = 8;

/** A little while: an address holds what one reader typed. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

const POLICY = 'content-security-policy';

/** Where the build puts the finished page and its policy (lib/platform/complete-build.ts). */
export const SEARCH_SHELL = `${BUILT_CONTENT}/search-page`;
const shellSchema = z.object({ html: z.string(), policy: z.string() });

/** The search page that the build made: what stands before, in and after the place of the answer; and its policy. */
type Shell = { before: string; rest: string; after: string; policy: string };

/**
 * The search page with the answer to `q`. Its frame and its scripts are those of the page that the build made, so
 * that the hashes in its policy hold and nothing is rendered but the answer; see lib/platform/README.md.
 */
export async function respondWithSearchPage(request: Request): Promise<Response> {
  try {
    const text = cleanSearchText(new URL(request.url).searchParams.get('q') ?? '');
    const { before, rest, after, policy } = await readShell();
    const answer = text ? drawAnswer(text, getSearchEngine().findAll(text, ON_PAGE), rest) : rest;
    const html = before + answer + after;
    const headers = withEtag(
      {
        'cache-control': CACHE_CONTROL,
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        [POLICY]: policy,
      },
      html,
    );
    return respondNotModified(request, headers) ?? new Response(html, { headers });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the operator's log is where this has to be said
    console.error(error);
    return new Response('Not available', { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

async function readShell(): Promise<Shell> {
  return process.env.NODE_ENV === 'development' ? fetchShell() : readBuiltShell();
}

const readBuiltShell = memoise('search-shell', () => {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), SEARCH_SHELL);
  const { html, policy } = shellSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return toShell(html, policy);
});

/** In development there is no built page; there is no policy either. */
async function fetchShell(): Promise<Shell> {
  const port = process.env.PORT ?? '3000';
  const answer = await fetch(`http://127.0.0.1:${port}${SEARCH_PATH}`);
  return toShell(await answer.text(), '');
}

/** Cuts a page at its place. Throws when it has none, or more than one. */
export function toShell(html: string, policy: string): Shell {
  const [before, within = '', ...more] = html.split(PLACE_START);
  const [rest, after, ...beyond] = within.split(PLACE_END);
  if (
    before === undefined ||
    rest === undefined ||
    after === undefined ||
    more.length + beyond.length > 0
  )
    throw new Error('the search page has not one place for its answer; see lib/platform/README.md');
  return { before: before + PLACE_START, rest, after: PLACE_END + after, policy };
}
