import Fraction from 'fraction.js';
import { presetDiluents } from '@/content/calculator';
import type { Barrel } from '@/content/syringes';
import { toUnitsOn } from './barrels';
import { calculateDose, type Dose } from './dose';
import { formatAbout, formatAboutUnits } from './format-quantity';

export type DiluentRow = {
  diluent: string;
  concentration: string;
  volume: string;
  units: string;
  /** Whether this is the volume that the visitor typed. */
  isCurrent: boolean;
};

/** Rows for the preset diluent volumes: the concentration and the draw that each gives for one vial and dose. */
export function toDiluentTable(
  { amountMg, diluentMl, doseMg }: Dose,
  scale: Pick<Barrel, 'scale'>,
): DiluentRow[] {
  return presetDiluents.map((volume) => {
    const { concentration, volumeMl } = calculateDose({
      amountMg,
      diluentMl: new Fraction(volume),
      doseMg,
    });
    return {
      diluent: `${volume}\u00a0mL`,
      concentration: formatAbout(concentration, 'mg/mL'),
      volume: formatAbout(volumeMl, 'mL'),
      units: formatAboutUnits(toUnitsOn(scale, volumeMl)),
      isCurrent: diluentMl.equals(volume),
    };
  });
}

/**
 * The diluent in mL with which a dose ends on a mark: volume per dose × amount ÷ dose, where the volume is the
 * mark's units ÷ units per mL. 5 mg, 250 mcg and 20 units of U-100: 4 mL.
 */
export function toDiluentForMark(
  { amountMg, doseMg }: Pick<Dose, 'amountMg' | 'doseMg'>,
  units: Fraction,
  { scale }: Pick<Barrel, 'scale'>,
): Fraction {
  return units.div(scale).mul(amountMg).div(doseMg);
}
