import { parseDay } from '@/lib/text/dates';

const MS_PER_DAY = 86_400_000;

/**
 * The day a mixed vial is to be thrown away: `shelfLifeDays` after mixing, or the date on its label,
 * whichever is sooner. All days as '2026-03-14'; nothing for a day that does not exist.
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
