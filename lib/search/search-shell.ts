import { drawAnswer } from './draw-answer';
import { cleanSearchText } from './search-text';
import type { SiteSearch } from './site-search';

/** The place of a page that an answer fills: each of these pages has one. */
export const PLACE_START = '<!--answer-->';
export const PLACE_END = '<!--/answer-->';

/** Answers of each kind on the page. */
const ON_PAGE = 8;

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

/** What stands in the place of the search page for what was typed; `rest` is what the build had put there. */
export function fillSearchPlace(typed: string, findAll: SiteSearch, rest: string): string {
  const text = cleanSearchText(typed);
  return text ? drawAnswer(text, findAll(text, ON_PAGE), rest) : rest;
}
