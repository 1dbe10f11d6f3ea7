import Fraction from 'fraction.js';

// Quotients are exact fractions: 5 mg in 3 mL has no finite decimal, and rounding errors would add up.

/** Units in a millilitre on a U-100 syringe: the definition of U-100. */
export const UNITS_PER_ML = 100;

/** What a vial holds: peptide in mg, and the diluent it is dissolved in, in mL. Both above 0. */
export type Vial = { amountMg: Fraction; diluentMl: Fraction };

/** A vial and the dose to be drawn from it, in mg, above 0. */
export type Draw = Vial & { doseMg: Fraction };

export type Dose = Draw & {
  /** mg per mL. */
  concentration: Fraction;
  /** mL to draw. */
  volumeMl: Fraction;
  /** Units to draw on a U-100 syringe. */
  units: Fraction;
  /** Whole doses in the vial. */
  doses: Fraction;
};

/**
 * Calculates all results for one dose (specification, section 9):
 * concentration = amount ÷ diluent; volume = dose ÷ concentration; units = volume × 100;
 * doses = amount ÷ dose, rounded down. Only the doses are rounded.
 */
export function calculateDose(draw: Draw): Dose {
  const { amountMg, diluentMl, doseMg } = draw;
  const concentration = amountMg.div(diluentMl);
  const volumeMl = doseMg.div(concentration);
  return {
    ...draw,
    concentration,
    volumeMl,
    units: volumeMl.mul(UNITS_PER_ML),
    doses: amountMg.div(doseMg).floor(),
  };
}

/** The same draw from a vial that holds nothing else: of a liquid, or a syringe, whose vial is not known. */
export function toOnlyDose(dose: Dose): Dose {
  return { ...dose, amountMg: dose.doseMg, doses: new Fraction(1) };
}

/** mg of peptide in one unit of a U-100 syringe: amount ÷ diluent ÷ 100. 10 mg in 2 mL: 0.05 mg. */
export function mgPerUnit(amountMg: Fraction | string, diluentMl: Fraction | string): Fraction {
  return new Fraction(amountMg).div(diluentMl).div(UNITS_PER_ML);
}
