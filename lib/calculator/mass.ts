import type Fraction from 'fraction.js';
import type { MassUnit } from '@/content/calculator';

/** mcg in a mg: the one conversion of the site, and what a mixed-up unit is wrong by. */
export const MCG_PER_MG = 1000;

/** A mass in mg. mcg are divided by 1000 (specification, section 9). */
export function toMilligrams(mass: Fraction, unit: MassUnit): Fraction {
  return unit === 'mg' ? mass : mass.div(MCG_PER_MG);
}

/** A mass of `mg` milligrams in another unit. */
export function toMassIn(unit: MassUnit, mg: Fraction): Fraction {
  return unit === 'mg' ? mg : mg.mul(MCG_PER_MG);
}
