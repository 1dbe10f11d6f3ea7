import type { Finding } from './evidence-schema';

type Arm = Finding['arms'][number];
type Effect = NonNullable<Finding['effect']>;

/** A number as printed: a true minus sign, thousands separators, at least `decimals` decimals. */
export function formatNumber(value: number, decimals = 0): string {
  const digits = Math.max(decimals, countDecimals(value));
  formats[digits] ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = formats[digits].format(Math.abs(value));
  return value < 0 ? `−${text}` : text;
}

/** A format for each number of decimals: creating one takes longer than formatting a whole line. */
const formats: Intl.NumberFormat[] = [];

/** The number of decimals of a number as stored. */
export function countDecimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** A number with its unit: '−14.9%', '2.3 kg', '12.4 percentage points'. */
export function formatQuantity(value: number, unit?: string, decimals = 0): string {
  const number = formatNumber(value, decimals);
  if (!unit) return number;
  return unit.startsWith('%') ? `${number}${unit}` : `${number} ${unit}`;
}

/** A group's figures: '−14.9%', '569 of 8,803 (6.5%)', '15 of 21 (71%, 48% to 89%)', 'under 30 minutes', or ''. */
export function formatArm({ n, events, percent, value, low, high, unit }: Arm): string {
  const hasRange = low !== undefined && high !== undefined;
  if (value !== undefined) {
    const range = hasRange ? ` (${formatNumber(low)} to ${formatNumber(high)})` : '';
    return `${formatQuantity(value, unit)}${range}`;
  }
  const share = percent === undefined ? undefined : `${formatNumber(percent)}%`;
  const interval = hasRange ? `${formatNumber(low)}% to ${formatNumber(high)}%` : undefined;
  if (events === undefined) {
    if (share) return interval ? `${share} (${interval})` : share;
    return high === undefined ? '' : `under ${formatQuantity(high, unit)}`;
  }
  const count =
    n === undefined ? formatNumber(events) : `${formatNumber(events)} of ${formatNumber(n)}`;
  return share ? `${count} (${interval ? `${share}, ${interval}` : share})` : count;
}

/**
 * An estimate with its interval, without its measure: '0.80 (0.72 to 0.90)', all with equal decimals; where the lower
 * end is 0, as recorded, since 0.00 would claim digits that nobody printed.
 */
export function formatEstimate({ value, low, high, unit }: Effect): string {
  const decimals =
    low === 0 ? undefined : Math.max(...[value, low, high].map((part) => countDecimals(part ?? 0)));
  const estimate = formatQuantity(value, unit, decimals);
  return low === undefined || high === undefined
    ? estimate
    : `${estimate} (${formatNumber(low, decimals)} to ${formatNumber(high, decimals)})`;
}

/** A comparison in words: 'hazard ratio 0.80 (95% CI 0.72 to 0.90)'. */
export function formatEffect(effect: Effect): string {
  const estimate = formatEstimate(effect);
  return `${effect.measure} ${effect.level === undefined ? estimate : estimate.replace('(', `(${effect.level}% CI `)}`;
}

/** How many people a result covers: those randomised, or else those studied. */
export function countPeople({
  randomised,
  studied,
}: Pick<Finding, 'randomised' | 'studied'>): number | undefined {
  return randomised ?? studied;
}

/** Lengths of time units in days; months and years are calendar averages. */
export const DAYS_IN = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  nights: 1,
  days: 1,
  weeks: 7,
  months: 365.25 / 12,
  years: 365.25,
} as const;

/** The follow-up time: '68 weeks', '1 year'; empty if it was not printed. */
export function formatFollowUp(followUp: Finding['followUp']): string {
  if (!followUp) return '';
  const { value, unit } = followUp;
  return `${formatNumber(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** The note beside numbers that were not read in the paper itself; undefined if they were. */
export const readingNotes: Record<Finding['confidence'], string | undefined> = {
  primary: undefined,
  agreed: 'figures as two reports of the paper give them',
  secondary: 'reported; the paper was not opened',
};
