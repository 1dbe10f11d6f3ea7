/**
 * The moment so many months after another, or before it, both in ISO 8601 and in UTC: a build east or west of Greenwich
 * must say the same day. A day that the month lacks becomes its last one.
 */
export function addMonths(iso: string, months: number): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The 31st of a month of 30 days is the first of the next.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}

/** The day of a moment in the visitor's own calendar: '2026-11-23'. */
export function toDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
}

/** When a day begins in UTC, where every day has 24 hours: '2026-03-14'. Nothing for what is no day of the calendar. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal ? time : undefined;
}
