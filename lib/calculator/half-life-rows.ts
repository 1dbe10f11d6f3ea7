import { type Schedule, toPeak, toShareLeft, toShareOfCeiling, toSteadyState } from './half-life';
import { formatAmount, formatHours } from './half-life-text';

/** The first doses and the ceiling as a table's cells: when, just before, just after, share of the ceiling. */
export function toDoseRows(schedule: Schedule, doses: number): string[][] {
  const { peak, trough } = toSteadyState(schedule);
  const rows = Array.from({ length: doses }, (_, index) => {
    const dose = index + 1;
    const before = toPeak(index, schedule) * toShareLeft(schedule.interval, schedule.halfLife);
    return [
      String(dose),
      index === 0 ? 'at the start' : formatHours(index * schedule.interval),
      formatAmount(before),
      formatAmount(toPeak(dose, schedule)),
      `${formatAmount(100 * toShareOfCeiling(dose, schedule))}%`,
    ];
  });
  return [...rows, ['Ceiling', 'in the end', formatAmount(trough), formatAmount(peak), '100%']];
}
