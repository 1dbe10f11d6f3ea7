import type Fraction from 'fraction.js';
import { calculateDose, type Dose } from './dose';

/** A vial that holds several peptides in one liquid: the mg of each, and the diluent in mL. */
export type Blend = { amountsMg: readonly Fraction[]; diluentMl: Fraction };

export type BlendDraw = {
  /** The draw that delivers the dose of the leading peptide. */
  dose: Dose;
  /** mg of each peptide in that draw, in the order of the vial. */
  deliveredMg: Fraction[];
};

/**
 * What one draw from a blend holds. The first peptide's dose fixes the draw; every other comes along in
 * the proportion of the vial: its amount × dose ÷ first amount. They cannot be chosen apart.
 */
export function toBlendDraw(
  { amountsMg, diluentMl }: Blend,
  doseMg: Fraction,
): BlendDraw | undefined {
  const [first] = amountsMg;
  if (!first) return undefined;
  const share = doseMg.div(first);
  return {
    dose: calculateDose({ amountMg: first, diluentMl, doseMg }),
    deliveredMg: amountsMg.map((amount) => amount.mul(share)),
  };
}
