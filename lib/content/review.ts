import { addMonths } from '@/lib/text/dates';
import type { MarkdownDocument } from './document';
import { toShownCallouts } from './shown-callouts';

/** One change of substance to a text or a record, in a sentence, on its day (ISO 8601). */
export type Change = { date: string; text: string };

/** What a text or a record states about its own upkeep. Dates in ISO 8601. */
export type Upkeep = {
  publishedAt?: string;
  updatedAt?: string;
  /** The day on which it was last read whole against its sources. */
  reviewedAt?: string;
  changes?: readonly Change[];
};

/** Readers are told to expect a review at least every three years (PIF TICK; NHS content standard). */
const YEARS_BETWEEN_REVIEWS = 3;

/** Lists of banned substances appear yearly, and compounding rules moved twice in 2026. */
const YEARS_BETWEEN_STATUS_REVIEWS = 1;

/** When something was last checked, and by when it is to be checked again, in ISO 8601. */
export type ReviewDates = { checkedAt: string; dueAt: string };

/**
 * The last and the next check of a text or, without a document, of a peptide record. Undefined when it was
 * never checked whole. What shows law or the rules of sport is due after a year, anything else after three.
 */
export function toReviewDates({
  reviewedAt,
  document,
}: Upkeep & { document?: MarkdownDocument }): ReviewDates | undefined {
  if (!reviewedAt) return undefined;
  const showsStatus = !document || toShownCallouts(document).hasStatus;
  const years = showsStatus ? YEARS_BETWEEN_STATUS_REVIEWS : YEARS_BETWEEN_REVIEWS;
  return { checkedAt: reviewedAt, dueAt: addMonths(reviewedAt, 12 * years) };
}

/** When something last changed: its update or its newest change note, else its publication. */
export function toLastChange({ publishedAt, updatedAt, changes = [] }: Upkeep): string | undefined {
  const dates = [updatedAt, ...changes.map(({ date }) => date)].filter(
    (date) => date !== undefined,
  );
  // A day comes before its own hours in the order of letters too.
  const last = dates.toSorted().at(-1);
  return last === undefined ? publishedAt : new Date(last).toISOString();
}
