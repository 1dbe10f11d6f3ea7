import { type Schedule, toAmount, toPeak, toShareOfCeiling, toSteadyState } from './half-life';

const NBSP = '\u00a0';
const SMALLEST = 0.001;
const LARGEST = 1_000_000;
const HOURS_PER_DAY = 24;

/** Formats an amount or ratio to three digits; outside SMALLEST to LARGEST as 'under 0.001' or 'over 1,000,000'. */
export function formatAmount(value: number): string {
  if (value > LARGEST) return `over ${LARGEST.toLocaleString('en-US')}`;
  if (value > 0 && value < SMALLEST) return `under ${SMALLEST}`;
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

/** An amount in doses: '1 dose', '1.61 doses'. */
function formatDoses(value: number): string {
  return `${formatAmount(value)}${NBSP}${toDoseNoun(value)}`;
}

function toDoseNoun(value: number): string {
  return formatAmount(value) === '1' ? 'dose' : 'doses';
}

/** Formats a time in hours, or in days from 48 hours on. */
export function formatHours(hours: number): string {
  return toTime(hours).join(NBSP);
}

function toTime(hours: number): [value: string, unit: string] {
  return hours < 2 * HOURS_PER_DAY
    ? [formatAmount(hours), formatAmount(hours) === '1' ? 'hour' : 'hours']
    : [formatAmount(hours / HOURS_PER_DAY), 'days'];
}

type Figure = { name: string; value: string; unit: string; meaning: string };

/** The four key figures of a schedule, with their names and units. */
export function toFigures(schedule: Schedule): Figure[] {
  const { peak, trough, swing, time } = toSteadyState(schedule);
  const [steady, unit] = toTime(time);
  const inDoses = (value: number) => ({ value: formatAmount(value), unit: toDoseNoun(value) });
  return [
    {
      name: 'Steady after',
      value: steady,
      unit,
      meaning: '5 half-lives: 97% of the ceiling or more',
    },
    {
      name: 'Ceiling',
      ...inDoses(peak),
      meaning: 'just after a dose: the accumulation ratio',
    },
    { name: 'Low point', ...inDoses(trough), meaning: 'just before the next' },
    { name: 'Swing', value: formatAmount(swing), unit: 'to 1', meaning: 'ceiling to low point' },
  ];
}

/** Describes the effect of one missed dose once the level is steady. */
export function toMissedDoseText(schedule: Schedule): string {
  const { shareLeft, trough, time } = toSteadyState(schedule);
  if (trough < SMALLEST)
    return 'One dose left out: next to nothing of the last one is left when the next is due, so the level stays near 0 until then.';
  const low = trough * shareLeft;
  return `One dose left out at the ceiling: the level falls to ${formatDoses(low)} before the next dose, instead of ${formatDoses(trough)}. What is missing halves in each half-life, so that ${formatHours(time)} after the gap 3% of a dose is still missing.`;
}

/** The key figures as text for screen readers. */
export function toSummary(schedule: Schedule): string {
  const figures = toFigures(schedule).map(
    ({ name, value, unit }) => `${name} ${value}${NBSP}${unit}`,
  );
  return `${figures.join('. ')}.`;
}

/** Table rows of the first doses and the ceiling: dose, time, just before, just after, share of the ceiling. */
export function toDoseRows(schedule: Schedule, doses: number): string[][] {
  const { peak, trough } = toSteadyState(schedule);
  const rows = Array.from({ length: doses }, (_, index) => {
    const dose = index + 1;
    return [
      String(dose),
      index === 0 ? 'at the start' : formatHours(index * schedule.interval),
      formatAmount(toAmount(index, schedule.interval, schedule)),
      formatAmount(toPeak(dose, schedule)),
      `${formatAmount(100 * toShareOfCeiling(dose, schedule))}%`,
    ];
  });
  return [...rows, ['Ceiling', 'in the end', formatAmount(trough), formatAmount(peak), '100%']];
}
