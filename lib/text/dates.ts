/**
 * Adds months to (or with a negative number subtracts them from) an ISO 8601 date in UTC, so that builds in any time
 * zone give the same day. A day that the month lacks becomes the month's last day.
 */
export function addMonths(iso: string, months: number): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The month lacks this day, so the date moved into the next one: go back to the last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}

/** Formats a date in the visitor's time zone: '2026-11-23'. */
export function toDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
}

/** Parses a day such as '2026-03-14' to the time of its start in UTC; undefined if there is no such day. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal ? time : undefined;
}
