import type Fraction from 'fraction.js';
import { type Barrel, barrels, type Scale } from '@/content/syringes';
import { type Dose, UNITS_PER_ML } from './dose';
import { MCG_PER_MG } from './mass';

/** The barrels of one scale, smallest first. */
export function toBarrelsOf(scale: Scale): readonly Barrel[] {
  return barrels.filter((barrel) => barrel.scale === scale);
}

/** The U-100 barrels (100 units in 1 mL), the scale that the site's own pages use. */
export const u100Barrels = toBarrelsOf(UNITS_PER_ML);

/** The largest U-100 barrel, the default until a visitor has chosen a syringe. */
export const LARGEST_BARREL = toLargestBarrel(UNITS_PER_ML);

/** The largest barrel of a scale; a larger draw takes more than one syringe. */
export function toLargestBarrel(scale: Scale): Barrel {
  return toBarrelsOf(scale).at(-1) ?? barrels[0];
}

/** The smallest barrel of a scale that holds a draw, in units of that scale; the largest when none does. */
export function toSmallestBarrel(units: Fraction, scale: Scale = UNITS_PER_ML): Barrel {
  return toBarrelsOf(scale).find((barrel) => units.lte(barrel.units)) ?? toLargestBarrel(scale);
}

/** A draw in units of a barrel's scale: mL × units per mL. 0.1 mL: 10 on U-100, 4 on U-40. */
export function toUnitsOn({ scale }: Pick<Barrel, 'scale'>, volumeMl: Fraction): Fraction {
  return volumeMl.mul(scale);
}

/** The scale as printed on a barrel: 'U-100'. */
export function formatScale({ scale }: Pick<Barrel, 'scale'>): string {
  return `U-${scale}`;
}

/** A barrel's size and scale: '1 mL U-100'. */
export function formatSize(barrel: Barrel): string {
  return `${barrel.volume} ${formatScale(barrel)}`;
}

/** A barrel's label in a list: '0.3 mL U-100, a mark each unit'. */
export function formatBarrel(barrel: Barrel): string {
  return `${formatSize(barrel)}, ${barrel.marks}`;
}

/** With this many doses per vial or more, a unit is suspect: mg and mcg differ by this factor. */
export const SUSPECT_DOSE_COUNT = MCG_PER_MG;

/** Why a dose cannot be drawn in one go. */
export type DrawObstacle = 'vial' | 'doses' | 'barrel';

/**
 * Returns why a dose cannot be drawn in one go, or undefined: the vial holds less than the dose, it would hold
 * so many doses that a unit must be wrong, or the barrel is too small. Checked in this order.
 */
export function findDrawObstacle(dose: Dose, barrel: Barrel): DrawObstacle | undefined {
  if (dose.doseMg.gt(dose.amountMg)) return 'vial';
  if (dose.doses.gte(SUSPECT_DOSE_COUNT)) return 'doses';
  return toUnitsOn(barrel, dose.volumeMl).gt(barrel.units) ? 'barrel' : undefined;
}

/** Whether a draw ends exactly on one of the barrel's marks. `units` are on the barrel's scale. */
export function isOnMark(units: Fraction, barrel: Barrel): boolean {
  return toMarkBelow(units, barrel).equals(units);
}

/** The mark nearest to a draw, never 0; on a tie the lower one, to avoid an overdose. */
export function toNearestMark(units: Fraction, barrel: Barrel): Fraction {
  const below = toMarkBelow(units, barrel);
  const above = below.add(barrel.step);
  if (below.equals(0)) return above;
  const middle = below.add(above).div(2);
  return units.gt(middle) ? above : below;
}

function toMarkBelow(units: Fraction, { step }: Barrel): Fraction {
  return units.div(step).floor().mul(step);
}
