import type Fraction from 'fraction.js';
import type { MassUnit } from '@/content/calculator';

/** mcg in 1 mg, which is also the factor of error when the two units are confused. */
export const MCG_PER_MG = 1000;

/** A mass in mg. mcg are divided by 1000. */
export function toMilligrams(mass: Fraction, unit: MassUnit): Fraction {
  return unit === 'mg' ? mass : mass.div(MCG_PER_MG);
}

/** A mass of `mg` milligrams in another unit. */
export function toMassIn(unit: MassUnit, mg: Fraction): Fraction {
  return unit === 'mg' ? mg : mg.mul(MCG_PER_MG);
}
