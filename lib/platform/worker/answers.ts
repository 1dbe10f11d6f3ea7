import { SEARCH_PATH } from '@/content/paths';
import { readIndexFiles } from '@/lib/search/kept-index';
import { DEFAULT_GROUP_LIMIT, DEFAULT_LIMIT, MAX_QUERY_LENGTH } from '@/lib/search/limits';
import { fillSearchSlot, toShell } from '@/lib/search/search-shell';
import { createSearch } from '@/lib/search/site-search';
import type { Copy } from './copy';
import { setSearchWords } from './search-words';

/** The path of the index files in a copy. */
export const INDEX_FOLDER = '/pocket/index/';
export const WORDS_FILE = '/pocket/search-words.json';

async function openSearch({ read }: Copy) {
  const need = async (path: string) => (await read(path)) ?? Promise.reject(new Error(path));
  setSearchWords(await (await need(WORDS_FILE)).json());
  const index = await readIndexFiles(async (name) =>
    (await need(INDEX_FOLDER + name)).arrayBuffer(),
  );
  return createSearch(index);
}

/** Returns a function that answers from the copy as the server would; undefined for the rest. */
export function createAnswers(copy: Copy): (url: URL) => Promise<Response | undefined> {
  let opened: ReturnType<typeof openSearch> | undefined;
  const open = () => {
    opened ??= openSearch(copy).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return async ({ pathname, searchParams }) => {
    const text = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
    const limit = Number(searchParams.get('limit'));
    if (pathname === SEARCH_PATH && text) {
      const page = await copy.read(SEARCH_PATH);
      if (!page) return undefined;
      const { findAll } = await open();
      const { before, rest, after } = toShell(await page.text(), '');
      const filled = await fillSearchSlot(searchParams, findAll, rest, true);
      return new Response(before + filled + after, page);
    }
    if (pathname === '/api/search') {
      return Response.json((await open()).findAll(text, limit || DEFAULT_GROUP_LIMIT));
    }
    if (pathname === '/api/blog/posts/search') {
      const tags = (searchParams.get('tags') ?? '').split(',').filter(Boolean);
      return Response.json((await open()).findPosts({ text, tags }));
    }
    if (pathname === '/api/blog/posts') {
      const posts = (await open()).findPosts({ text: '', tags: [] });
      return Response.json(posts.slice(0, limit || DEFAULT_LIMIT));
    }
    const kept = await copy.read(pathname);
    const q = searchParams.get('search') ?? text;
    // Without the article list, a search for articles goes to the search page.
    if (kept || pathname !== '/blog' || !q) return kept;
    return Response.redirect(`${SEARCH_PATH}?${new URLSearchParams({ q })}`);
  };
}
