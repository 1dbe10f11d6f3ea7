import { drawAnswer } from './draw-answer';
import { kinds } from './kinds';
import { MOST_OF_KIND } from './limits';
import { cleanSearchText } from './search-text';
import type { SiteSearch } from './site-search';

/** The place of a page that an answer fills: each of these pages has one. */
export const PLACE_START = '<!--answer-->';
export const PLACE_END = '<!--/answer-->';

/** Answers of each kind on the page. */
const ON_PAGE = 5;

/** A page that the build made: what stands before, in and after its place; and its policy. */
export type Shell = { before: string; rest: string; after: string; policy: string };

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
    throw new Error('the page has not one place for its answer; see lib/platform/README.md');
  return { before: before + PLACE_START, rest, after: PLACE_END + after, policy };
}

/** Said where a copy of a part of the site finds nothing. */
const ONLY_COPY =
  '<p class="mt-3 text-ink-2">Only the copy on this device was searched. With a network there may be more.</p>';

/**
 * What stands in the place of the search page for its query: `q`, and `kind` to see one kind alone; `rest` is what the
 * build had put there, which leads to pages that a copy may not hold.
 */
export function fillSearchPlace(
  query: URLSearchParams,
  findAll: SiteSearch,
  rest: string,
  isCopy = false,
): string {
  const text = cleanSearchText(query.get('q') ?? '');
  if (!text) return rest;
  const asked = kinds.find(({ id }) => id === query.get('kind'));
  const answer = findAll(text, asked ? MOST_OF_KIND : ON_PAGE);
  const groups = answer.groups.filter(({ kind }) => kind === asked?.id);
  const shown = groups.length > 0 ? { ...answer, groups } : answer;
  if (!isCopy) return drawAnswer(text, shown, rest);
  return drawAnswer(text, shown) + (answer.count === 0 ? ONLY_COPY : '');
}
