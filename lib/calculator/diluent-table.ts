import Fraction from 'fraction.js';
import { presetDiluents } from '@/content/calculator';
import { calculateDose, type Dose, UNITS_PER_ML } from './dose';
import { formatAbout, formatAboutUnits } from './format-quantity';

export type DiluentRow = {
  diluent: string;
  concentration: string;
  volume: string;
  units: string;
  /** Whether this is the volume that the visitor typed. */
  isCurrent: boolean;
};

/** The same vial and dose with the usual diluent volumes: what each does to strength and draw. */
export function toDiluentTable({ amountMg, diluentMl, doseMg }: Dose): DiluentRow[] {
  return presetDiluents.map((volume) => {
    const { concentration, volumeMl, units } = calculateDose({
      amountMg,
      diluentMl: new Fraction(volume),
      doseMg,
    });
    return {
      diluent: `${volume}\u00a0mL`,
      concentration: formatAbout(concentration, 'mg/mL'),
      volume: formatAbout(volumeMl, 'mL'),
      units: formatAboutUnits(units),
      isCurrent: diluentMl.equals(volume),
    };
  });
}

/**
 * The diluent in mL that makes a dose end on a mark: volume per dose × amount ÷ dose, where the volume is
 * the mark's units ÷ 100. 5 mg, 250 mcg and 20 units: 4 mL.
 */
export function toDiluentForMark(
  { amountMg, doseMg }: Pick<Dose, 'amountMg' | 'doseMg'>,
  units: Fraction,
): Fraction {
  return units.div(UNITS_PER_ML).mul(amountMg).div(doseMg);
}
