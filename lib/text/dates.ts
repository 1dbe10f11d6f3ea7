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
