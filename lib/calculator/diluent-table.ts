import Fraction from 'fraction.js';
import { presetDiluents } from '@/content/calculator';
import type { Barrel } from '@/content/syringes';
import { toUnitsOn } from './barrels';
import { calculateDose, type Dose } from './dose';
import { formatAbout } from './format-quantity';
import { formatUnitsOn } from './reading';

/**
 * Rows of display text for the preset diluent volumes: the volume, and the concentration, mL and units that it gives
 * for one vial and dose. The volume that the visitor typed is marked.
 */
export function toDiluentTable({ amountMg, diluentMl, doseMg }: Dose, barrel: Barrel): string[][] {
  return presetDiluents.map((volume) => {
    const dose = calculateDose({ amountMg, diluentMl: new Fraction(volume), doseMg });
    return [
      `${volume}\u00a0mL${diluentMl.equals(volume) ? ' (yours)' : ''}`,
      formatAbout(dose.concentration, 'mg/mL'),
      formatAbout(dose.volumeMl, 'mL'),
      `${formatUnitsOn(barrel, dose.volumeMl)}${toUnitsOn(barrel, dose.volumeMl).gt(barrel.units) ? ', more than this syringe holds' : ''}`,
    ];
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
