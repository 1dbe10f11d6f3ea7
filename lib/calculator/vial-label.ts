import { parseDay } from '@/lib/text/dates';

const MS_PER_DAY = 86_400_000;

/**
 * The day to discard a mixed vial: `shelfLifeDays` after mixing or the date on its label, whichever is sooner.
 * Days are like '2026-03-14'. Undefined if `mixedOn` is no valid day; an invalid `labelDate` is ignored.
 */
export function toDiscardDate(
  mixedOn: string,
  shelfLifeDays: number,
  labelDate = '',
): string | undefined {
  const mixed = parseDay(mixedOn);
  if (mixed === undefined) return undefined;
  const byRule = new Date(mixed + shelfLifeDays * MS_PER_DAY).toISOString().slice(0, 10);
  return parseDay(labelDate) !== undefined && labelDate < byRule ? labelDate : byRule;
}
