import type Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/calculator';
import type { Dose } from './dose';

/** What stands empty before the first calculation, and what a draw too large for any is shown on. */
export const LARGEST_BARREL: Barrel = barrels[barrels.length - 1] ?? barrels[0];

/** The smallest barrel that holds a draw; the largest when none does. */
export function toSmallestBarrel(units: Fraction): Barrel {
  return barrels.find((barrel) => units.lte(barrel.units)) ?? LARGEST_BARREL;
}

/** How a barrel reads in a list: '0.3 mL, 30 units, a mark each unit'. */
export function formatBarrel({ volume, units, marks }: Barrel): string {
  return `${volume}, ${units} units, ${marks}`;
}

/** Whether a dose can be drawn at once: the vial holds it, and so does the barrel. */
export function isDrawable({ amountMg, doseMg, units }: Dose, barrel: Barrel): boolean {
  return doseMg.lte(amountMg) && units.lte(barrel.units);
}

/** Whether a draw ends exactly on one of the barrel's marks. */
export function isOnMark(units: Fraction, barrel: Barrel): boolean {
  return toMarkBelow(units, barrel).equals(units);
}

/** The mark nearest to a draw, never 0; of two equally near ones the lower, which is not an overdose. */
export function toNearestMark(units: Fraction, barrel: Barrel): Fraction {
  const below = toMarkBelow(units, barrel);
  const above = below.add(barrel.step);
  if (below.equals(0)) return above;
  const middle = below.add(above).div(2);
  return units.gt(middle) ? above : below;
}

function toMarkBelow(units: Fraction, { step }: Barrel): Fraction {
  return units.div(step).floor().mul(step);
}
