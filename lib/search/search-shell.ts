import type { SiteAnswer } from './answer-schema';
import { drawAnswer } from './draw-answer';
import { kinds } from './kinds';
import { MOST_OF_KIND } from './limits';
import { cleanSearchText } from './search-text';

/** Comments around the part of a page that is filled on request; each such page has one pair. */
export const SLOT_START = '<!--answer-->';
export const SLOT_END = '<!--/answer-->';

/** Results per kind on the page. */
const ON_PAGE = 5;

/** A built page split into the HTML before, inside (`rest`) and after that part, and its CSP. */
export type Shell = { before: string; rest: string; after: string; policy: string };

/** Splits a page at the comments. Throws unless it has exactly one pair. */
export function toShell(html: string, policy: string): Shell {
  const [before = '', within = '', ...more] = html.split(SLOT_START);
  const [rest = '', after, ...beyond] = within.split(SLOT_END);
  if (after === undefined || more.length + beyond.length > 0)
    throw new Error(
      'the page needs exactly one pair of answer comments; see lib/platform/README.md',
    );
  return { before: before + SLOT_START, rest, after: SLOT_END + after, policy };
}

/** Shown when an offline copy of part of the site finds nothing. */
const ONLY_COPY =
  '<p class="mt-3 text-ink-2">Only the copy on this device was searched. With a network there may be more.</p>';

/**
 * Returns the fillable part of the search page for its URL query: `q`, and `kind` to show only one kind. `rest` is the
 * built default; an offline copy (`isCopy`) does not show it with an empty result, because it may not hold those pages.
 */
export async function fillSearchSlot(
  query: URLSearchParams,
  findAll: (text: string, limit: number) => SiteAnswer | Promise<SiteAnswer>,
  rest: string,
  isCopy = false,
): Promise<string> {
  const text = cleanSearchText(query.get('q') ?? '');
  if (!text) return rest;
  const asked = kinds.find(({ id }) => id === query.get('kind'));
  const answer = await findAll(text, asked ? MOST_OF_KIND : ON_PAGE);
  const groups = answer.groups.filter(({ kind }) => kind === asked?.id);
  const shown = groups.length > 0 ? { ...answer, groups } : answer;
  if (!isCopy) return drawAnswer(text, shown, rest);
  return drawAnswer(text, shown) + (answer.count === 0 ? ONLY_COPY : '');
}
