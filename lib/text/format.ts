export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Formats an ISO date in long US form, 'September 18, 2025', in UTC, because a publication date
 * must not change with the reader's time zone. Throws a RangeError for an invalid date.
 */
export function formatLongDate(iso: string): string {
  const { month, day, year } = readDay(iso);
  return `${month} ${day}, ${year}`;
}

/** Formats an ISO date as 'Sep 18, 2025', in UTC. Throws a RangeError for an invalid date. */
export function formatShortDate(iso: string): string {
  const { month, day, year } = readDay(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** Formats a date that may lack its day or month: '2026-10' → 'October 2026', '2026' → '2026'. */
export function formatPartialDate(iso: string): string {
  const [years = '', months, days] = iso.split('-');
  if (!months) return years;
  if (days) return formatLongDate(iso);
  const { month, year } = readDay(`${iso}-01`);
  return `${month} ${year}`;
}

/**
 * Returns the parts of a date in UTC. Intl.DateTimeFormat could do this too, but takes 15 ms to create in a browser and
 * 60 ms on a phone, on every page with a date.
 */
function readDay(iso: string): { month: string; day: number; year: number } {
  const date = new Date(iso);
  const month = MONTHS[date.getUTCMonth()];
  if (!month) throw new RangeError(`no date: '${iso}'`);
  return { month, day: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** Returns the initials of a desk for its byline: 'Amide Research Desk' → 'AR'. */
export function formatInitials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Formats a count with its noun: 1 → '1 article', 3 → '3 articles'. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Formats minutes in words: 20 → '20 minutes', 65 → '1 hour 5 minutes', 480 → '8 hours'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [formatCount(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [formatCount(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

/** Rounds minutes to half hours: 65 → 'about 1 hour', 80 → 'about 1.5 hours'; below 45 they stay minutes. */
export function formatAbout(minutes: number): string {
  const hours = Math.round(minutes / 30) / 2;
  return `about ${minutes < 45 ? formatDuration(minutes) : formatCount(hours, 'hour')}`;
}

/** Formats minutes as an ISO 8601 duration: 65 → 'PT1H5M'. */
export function toIsoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
