export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * An ISO date in long US form, 'September 18, 2025'. Read in UTC, because a publication date is a
 * calendar day and must not move with the reader's time zone. Throws on what is no date.
 */
export function formatLongDate(iso: string): string {
  const { month, day, year } = readDay(iso);
  return `${month} ${day}, ${year}`;
}

/** An ISO date as 'MMM d, yyyy' ('Sep 18, 2025'), in UTC. Throws on what is no date. */
export function formatShortDate(iso: string): string {
  const { month, day, year } = readDay(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** A date that may lack its day or month, in long US form: '2026-10' → 'October 2026', '2026' → '2026'. */
export function formatPartialDate(iso: string): string {
  const [years = '', months, days] = iso.split('-');
  if (!months) return years;
  if (days) return formatLongDate(iso);
  const { month, year } = readDay(`${iso}-01`);
  return `${month} ${year}`;
}

/**
 * The day of a date in UTC. Intl.DateTimeFormat does as much, at a cost on every page with a date: it
 * takes 15 ms to be made in a browser, 60 on a phone.
 */
function readDay(iso: string): { month: string; day: number; year: number } {
  const date = new Date(iso);
  const month = MONTHS[date.getUTCMonth()];
  if (!month) throw new RangeError(`no date: '${iso}'`);
  return { month, day: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** Initials of a desk's name for the byline bead: 'Amide Research Desk' → 'AR'. */
export function formatInitials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A count with its noun: 1 → '1 article', 3 → '3 articles'. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Minutes in words: 20 → '20 minutes', 65 → '1 hour 5 minutes', 480 → '8 hours'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [formatCount(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [formatCount(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

/** Minutes to the nearest half hour: 65 → 'about 1 hour', 80 → 'about 1.5 hours'; below 45 minutes as they are. */
export function formatAbout(minutes: number): string {
  const hours = Math.round(minutes / 30) / 2;
  return `about ${minutes < 45 ? formatDuration(minutes) : formatCount(hours, 'hour')}`;
}

/** Minutes as an ISO 8601 duration: 65 → 'PT1H5M'. */
export function toIsoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
