import { type Barrel, barrels } from '@/content/calculator';
import { compare, divide, multiply, type Ratio, round, toRatio } from './ratio';

/** What stands empty before the first calculation, and what a draw too large for any is shown on. */
export const LARGEST_BARREL: Barrel = barrels[barrels.length - 1] ?? barrels[0];

/** The smallest barrel that holds a draw; the largest when none does. */
export function toSmallestBarrel(units: Ratio): Barrel {
  return barrels.find((barrel) => compare(units, barrel.units) <= 0) ?? LARGEST_BARREL;
}

/** How a barrel reads in a list: '0.3 mL, 30 units, a mark each unit'. */
export function formatBarrel({ volume, units, marks }: Barrel): string {
  return `${volume}, ${units} units, ${marks}`;
}

/** Whether a draw ends exactly on one of the barrel's marks. */
export function isOnMark(units: Ratio, { step }: Barrel): boolean {
  return compare(multiply(toMark(units, step), step), units) === 0;
}

/** The mark nearest to a draw, never 0; of two equally near ones the lower, which is not an overdose. */
export function toNearestMark(units: Ratio, { step }: Barrel): Ratio {
  const below = multiply(toMark(units, step), step);
  const above = toRatio(below.numerator.plus(step));
  if (compare(below, 0) === 0) return above;
  const middle = toRatio(below.numerator.plus(above.numerator), 2);
  return compare(units, middle) > 0 ? above : below;
}

/** How many whole steps a draw takes. */
function toMark(units: Ratio, step: number): Ratio {
  return toRatio(round(divide(units, toRatio(step)), 0, 'down'));
}
