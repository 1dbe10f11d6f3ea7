import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PRACTICE_SHEET_PATH, SEARCH_PATH } from '@/content/paths';
import { BUILT_CONTENT } from '@/lib/content/content-directory';
import { memoise } from '@/lib/content/memoise';
import { type Shell, toShell } from '@/lib/search/search-shell';
import { respondFresh } from './json-response';

/** Pages filled in on request, and where lib/platform/complete-build.ts stores them with their policy. */
export const FILLED_PAGES = {
  search: { path: SEARCH_PATH, file: `${BUILT_CONTENT}/search-page` },
  sheet: { path: PRACTICE_SHEET_PATH, file: `${BUILT_CONTENT}/practice-sheet` },
} as const;

type Name = keyof typeof FILLED_PAGES;

const POLICY = 'content-security-policy';
const shellSchema = z.object({ html: z.string(), policy: z.string() });

/**
 * Responds with a built page whose placeholder is filled by `fill`, which receives the placeholder's built content. The
 * rest of the page, with its scripts, is unchanged, so that the hashes in its policy match and nothing else is
 * rendered; see lib/platform/README.md.
 */
export async function respondWithFilledPage(
  request: Request,
  name: Name,
  cacheControl: string,
  fill: (rest: string) => string | Promise<string>,
): Promise<Response> {
  try {
    const { before, rest, after, policy } = await readShell(name);
    return respondFresh(request, before + (await fill(rest)) + after, {
      'cache-control': cacheControl,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      [POLICY]: policy,
    });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the server's log
    console.error(error);
    return new Response('Not available', { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

async function readShell(name: Name): Promise<Shell> {
  if (process.env.NODE_ENV === 'development') return fetchShell(name);
  return memoise(`${name}-shell`, () => readBuiltShell(name))();
}

function readBuiltShell(name: Name): Shell {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FILLED_PAGES[name].file);
  const { html, policy } = shellSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return toShell(html, policy);
}

/** In development there is neither a built page nor a policy. */
async function fetchShell(name: Name): Promise<Shell> {
  const port = process.env.PORT ?? '3000';
  const answer = await fetch(`http://127.0.0.1:${port}${FILLED_PAGES[name].path}`);
  return toShell(await answer.text(), '');
}
