import { calculateDose, type Dose } from './dose';
import { divide, type Ratio } from './ratio';

/** A vial that holds several peptides in one liquid: the mg of each, and the diluent in mL. */
export type Blend = { amountsMg: readonly Ratio[]; diluentMl: Ratio };

export type BlendDraw = {
  /** The draw that delivers the dose of the leading peptide. */
  dose: Dose;
  /** mg of each peptide in that draw, in the order of the vial. */
  deliveredMg: Ratio[];
};

/**
 * What one draw from a blend holds. The first peptide's dose fixes the draw; every other comes along in
 * the proportion of the vial: its amount × dose ÷ first amount. They cannot be chosen apart.
 */
export function toBlendDraw(
  { amountsMg: [first, ...others], diluentMl }: Blend,
  doseMg: Ratio,
): BlendDraw | undefined {
  if (!first) return undefined;
  const share = divide(doseMg, first);
  return {
    dose: calculateDose({ amountMg: first, diluentMl, doseMg }),
    deliveredMg: [
      doseMg,
      ...others.map((amount) => ({
        numerator: amount.numerator.times(share.numerator),
        denominator: amount.denominator.times(share.denominator),
      })),
    ],
  };
}
