import type Fraction from 'fraction.js';
import { calculateDose, type Vial } from './dose';
import { formatAbout, formatAboutUnits, formatMass } from './format-quantity';

export type DoseRow = {
  /** '250 mcg' */
  dose: string;
  /** '0.1 mL', or 'about 0.0833 mL' when it had to be rounded */
  volume: string;
  /** '10 units' on a U-100 syringe */
  units: string;
};

/** What each of some doses (mg) measures when drawn from one vial (mg, mL): rows for a table. */
export function toDoseTable(vial: Vial, dosesMg: readonly Fraction[]): DoseRow[] {
  return dosesMg.map((doseMg) => {
    const dose = calculateDose({ ...vial, doseMg });
    return {
      dose: formatMass(dose.doseMg),
      volume: formatAbout(dose.volumeMl, 'mL'),
      units: formatAboutUnits(dose.units),
    };
  });
}
