/**
 * The arithmetic of one compartment: a dose arrives at once, a fixed share is lost in a given time, and equal
 * doses follow at equal times. Standard formulas; amounts are relative, where 1 is one dose. Times are in any
 * unit, the same for both.
 */
export type Schedule = { halfLife: number; interval: number };

/** After so many half-lives a level is called steady: 97% of the ceiling, and 3% of what is left out. */
export const STEADY_HALF_LIVES = 5;

/** Where equal doses at equal times end. */
export type SteadyState = {
  /** Share of an amount that is left when the next dose comes. */
  shareLeft: number;
  /** Amount just after a dose, and just before the next. */
  peak: number;
  trough: number;
  /** Peak divided by trough. Infinity where the trough is too small for a number. */
  swing: number;
  /** Until STEADY_HALF_LIVES have passed. */
  time: number;
};

/**
 * The share of the starting amount that is left after a time, from 1 down towards 0: ½ to the power of
 * time ÷ half-life (first-order elimination).
 */
export function toShareLeft(time: number, halfLife: number): number {
  return 0.5 ** (time / halfLife);
}

/** The share that is lost in a time: 1 − share left, exact where next to nothing is lost. */
function toShareLost(time: number, halfLife: number): number {
  return -Math.expm1((-Math.LN2 * time) / halfLife);
}

/** The ceiling of a schedule: peak 1 ÷ (1 − share left), swing 2 to the power of interval ÷ half-life. */
export function toSteadyState({ halfLife, interval }: Schedule): SteadyState {
  const shareLeft = toShareLeft(interval, halfLife);
  const peak = 1 / toShareLost(interval, halfLife);
  return {
    shareLeft,
    peak,
    trough: shareLeft * peak,
    swing: 2 ** (interval / halfLife),
    time: STEADY_HALF_LIVES * halfLife,
  };
}

/** The amount just after a dose, the first being number 1: (1 − shareⁿ) ÷ (1 − share). 0 before any. */
export function toPeak(dose: number, { halfLife, interval }: Schedule): number {
  return toShareLost(dose * interval, halfLife) / toShareLost(interval, halfLife);
}

/** The amount at a time after a dose, which is number `dose`, and before the next one. */
export function toAmount(dose: number, since: number, schedule: Schedule): number {
  return toPeak(dose, schedule) * toShareLeft(since, schedule.halfLife);
}

/** The share of the ceiling that a dose's peak reaches: 1 − shareⁿ. */
export function toShareOfCeiling(dose: number, { halfLife, interval }: Schedule): number {
  return toShareLost(dose * interval, halfLife);
}
