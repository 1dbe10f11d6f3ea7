import { addMonths } from '@/lib/text/dates';
import type { MarkdownDocument } from './document';
import { toTextFacts } from './text-facts';

/** A substantive change to a text or record: one sentence and its date (ISO 8601). */
export type Change = { date: string; text: string };

/** The upkeep data of a text or record. Dates in ISO 8601. */
export type Upkeep = {
  publishedAt?: string;
  updatedAt?: string;
  /** The day of the last full review against its sources. */
  reviewedAt?: string;
  changes?: readonly Change[];
};

/** Readers are told to expect a review at least every three years (PIF TICK; NHS content standard). */
const YEARS_BETWEEN_REVIEWS = 3;

/** Lists of banned substances appear yearly, and compounding rules changed twice in 2026. */
const YEARS_BETWEEN_STATUS_REVIEWS = 1;

/** When something was last reviewed and when the next review is due, in ISO 8601. */
export type ReviewDates = { checkedAt: string; dueAt: string };

/**
 * Returns the last and next review of a text or, without `document`, a record; undefined if it had
 * none in full. A record, or a text that shows a status, is due after one year, others after three.
 */
export function toReviewDates({
  reviewedAt,
  document,
}: Upkeep & { document?: MarkdownDocument }): ReviewDates | undefined {
  if (!reviewedAt) return undefined;
  const showsStatus = !document || toTextFacts(document).hasStatus;
  const years = showsStatus ? YEARS_BETWEEN_STATUS_REVIEWS : YEARS_BETWEEN_REVIEWS;
  return { checkedAt: reviewedAt, dueAt: addMonths(reviewedAt, 12 * years) };
}

/** Returns the later of the last update and the newest change note, else the publication date. */
export function toLastChange({ publishedAt, updatedAt, changes = [] }: Upkeep): string | undefined {
  const dates = [updatedAt, ...changes.map(({ date }) => date)].filter(
    (date) => date !== undefined,
  );
  // ISO dates sort as text, and a day without a time sorts before its times.
  const last = dates.toSorted().at(-1);
  return last === undefined ? publishedAt : new Date(last).toISOString();
}
