import type Fraction from 'fraction.js';
import { calculateDose } from './dose';

/** A vial that holds several peptides in one liquid: the mg of each, and the diluent in mL. */
export type Blend = { amountsMg: readonly [Fraction, ...Fraction[]]; diluentMl: Fraction };

/**
 * Calculates one draw from a blend, and the mg of each peptide in the vial and in the draw. The first peptide's dose sets
 * the draw, and with it the dose of each other peptide: its amount × dose ÷ first amount.
 */
export function toBlendDraw({ amountsMg, diluentMl }: Blend, doseMg: Fraction) {
  const [first] = amountsMg;
  const share = doseMg.div(first);
  return {
    dose: calculateDose({ amountMg: first, diluentMl, doseMg }),
    parts: amountsMg.map((amountMg) => ({ amountMg, deliveredMg: amountMg.mul(share) })),
  };
}
