import { calculateDose } from './dose';
import { formatAbout, formatAboutUnits, formatMass } from './format';
import { type Decimal, toRatio } from './ratio';

export type DoseRow = {
  /** '250 mcg' */
  dose: string;
  /** '0.1 mL', or 'about 0.0833 mL' when it had to be rounded */
  volume: string;
  /** '10 units' on a U-100 syringe */
  units: string;
};

/** What each of some doses (mg) measures when drawn from one vial (mg, mL): rows for a table. */
export function toDoseTable(
  vial: { amountMg: Decimal; diluentMl: Decimal },
  dosesMg: readonly Decimal[],
): DoseRow[] {
  return dosesMg.map((doseMg) => {
    const dose = calculateDose({
      amountMg: toRatio(vial.amountMg),
      diluentMl: toRatio(vial.diluentMl),
      doseMg: toRatio(doseMg),
    });
    return {
      dose: formatMass(dose.doseMg),
      volume: formatAbout(dose.volumeMl, 'mL'),
      units: formatAboutUnits(dose.units),
    };
  });
}
