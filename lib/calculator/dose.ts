import type Big from 'big.js';
import { type Decimal, divide, multiply, type Ratio, round, toRatio } from './ratio';

/** Units in a millilitre on a U-100 syringe: the definition of U-100. */
export const UNITS_PER_ML = 100;

/** What a vial holds: peptide in mg, and the diluent it is dissolved in, in mL. Both above 0. */
export type Vial = { amountMg: Ratio; diluentMl: Ratio };

/** A vial and the dose to be drawn from it, in mg, above 0. */
export type Draw = Vial & { doseMg: Ratio };

export type Dose = Draw & {
  /** mg in each mL. */
  concentration: Ratio;
  /** mL to draw. */
  volumeMl: Ratio;
  /** Units to draw on a U-100 syringe. */
  units: Ratio;
  /** Whole doses in the vial. */
  doses: Big;
};

/**
 * Everything the calculator tells about one dose (specification, section 9):
 * concentration = amount ÷ diluent; volume = dose ÷ concentration; units = volume × 100;
 * doses = amount ÷ dose, rounded down. Nothing is rounded but the doses.
 */
export function calculateDose(draw: Draw): Dose {
  const { amountMg, diluentMl, doseMg } = draw;
  const concentration = divide(amountMg, diluentMl);
  const volumeMl = divide(doseMg, concentration);
  return {
    ...draw,
    concentration,
    volumeMl,
    units: multiply(volumeMl, UNITS_PER_ML),
    doses: round(divide(amountMg, doseMg), 0, 'down'),
  };
}

/** mg of peptide in one unit on a U-100 syringe: amount ÷ diluent ÷ 100. 10 mg in 2 mL: 0.05 mg. */
export function mgPerUnit(amountMg: Decimal, diluentMl: Decimal): Ratio {
  return divide(toRatio(amountMg), multiply(toRatio(diluentMl), UNITS_PER_ML));
}
