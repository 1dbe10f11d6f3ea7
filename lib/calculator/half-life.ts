/**
 * A half-life and a dosing interval, in the same unit of time. The formulas below are the standard ones for one
 * compartment: each dose is added at once, a fixed share is lost in a given time, and equal doses follow at equal
 * intervals. Amounts are relative: 1 is one dose.
 */
export type Schedule = { halfLife: number; interval: number };

/** Half-lives to a steady level: 97% of the ceiling is reached, 3% of a missed dose is missing. */
export const STEADY_HALF_LIVES = 5;

/**
 * The share of the starting amount that is left after a time, from 1 down towards 0: ½ to the power of
 * time ÷ half-life (first-order elimination).
 */
export function toShareLeft(time: number, halfLife: number): number {
  return 0.5 ** (time / halfLife);
}

/** The share lost in a time: 1 − share left, computed precisely even if it is tiny. */
function toShareLost(time: number, halfLife: number): number {
  return -Math.expm1((-Math.LN2 * time) / halfLife);
}

/** The steady state that equal doses at equal intervals approach. */
export function toSteadyState({ halfLife, interval }: Schedule) {
  const shareLeft = toShareLeft(interval, halfLife);
  const peak = 1 / toShareLost(interval, halfLife);
  return {
    /** Share of an amount that is left when the next dose is due. */
    shareLeft,
    /** Amount just after a dose, 1 ÷ (1 − share left), and just before the next. */
    peak,
    trough: shareLeft * peak,
    /** Peak divided by trough; Infinity if that is too large for a number. */
    swing: 2 ** (interval / halfLife),
    /** Time of STEADY_HALF_LIVES half-lives. */
    time: STEADY_HALF_LIVES * halfLife,
  };
}

/** The amount just after the nth dose: (1 − shareⁿ) ÷ (1 − share). 0 for n = 0, before any dose. */
export function toPeak(dose: number, { halfLife, interval }: Schedule): number {
  return toShareLost(dose * interval, halfLife) / toShareLost(interval, halfLife);
}

/** The amount a time `since` after dose number `dose`, before the next one. */
export function toAmount(dose: number, since: number, schedule: Schedule): number {
  return toPeak(dose, schedule) * toShareLeft(since, schedule.halfLife);
}

/** The share of the ceiling that a dose's peak reaches: 1 − shareⁿ. */
export function toShareOfCeiling(dose: number, { halfLife, interval }: Schedule): number {
  return toShareLost(dose * interval, halfLife);
}
