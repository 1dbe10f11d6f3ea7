import Fraction from 'fraction.js';
import { type Barrel, barrels, type Scale } from '@/content/syringes';
import { type Dose, UNITS_PER_ML } from './dose';
import { MCG_PER_MG } from './mass';

/** The barrels of one scale, smallest first. */
export function toBarrelsOf(scale: Scale): readonly Barrel[] {
  return barrels.filter((barrel) => barrel.scale === scale);
}

/** The barrels marked in hundredths of a millilitre, which is what the site's own pages speak of. */
export const u100Barrels = toBarrelsOf(UNITS_PER_ML);

/** What is drawn until a visitor has chosen a syringe. */
export const LARGEST_BARREL = toLargestBarrel(UNITS_PER_ML);

/** The largest barrel of a scale: what it does not hold takes more than one syringe. */
export function toLargestBarrel(scale: Scale): Barrel {
  return toBarrelsOf(scale).at(-1) ?? barrels[0];
}

/** The smallest barrel of a scale that holds a draw, in units of that scale; the largest when none does. */
export function toSmallestBarrel(units: Fraction, scale: Scale = UNITS_PER_ML): Barrel {
  return toBarrelsOf(scale).find((barrel) => units.lte(barrel.units)) ?? toLargestBarrel(scale);
}

/** What a draw reads on a barrel's own scale: mL × units in a mL. 0.1 mL: 10 on U-100, 4 on U-40. */
export function toUnitsOn({ scale }: Pick<Barrel, 'scale'>, volumeMl: Fraction): Fraction {
  return volumeMl.mul(scale);
}

/** How many times too large a draw gets when a number meant for U-100 is drawn on another scale. */
export function toScaleFactor({ scale }: Pick<Barrel, 'scale'>): Fraction {
  return new Fraction(UNITS_PER_ML, scale);
}

/** What is printed on a barrel: 'U-100'. */
export function formatScale({ scale }: Pick<Barrel, 'scale'>): string {
  return `U-${scale}`;
}

/** A barrel's size and scale: '1 mL U-100'. */
export function formatSize(barrel: Barrel): string {
  return `${barrel.volume} ${formatScale(barrel)}`;
}

/** How a barrel reads in a list: '0.3 mL U-100, a mark each unit'. */
export function formatBarrel(barrel: Barrel): string {
  return `${formatSize(barrel)}, ${barrel.marks}`;
}

/** More doses in one vial than this make no sense: just what a mixed-up unit makes of a single one. */
export const UNUSUAL_DOSES = MCG_PER_MG;

/**
 * Why a dose cannot be drawn at once, if it cannot: the vial does not hold it, the vial would hold so many
 * that a unit must be wrong, or the barrel does not hold it. The first that is true is what is told.
 */
export function toObstacle(dose: Dose, barrel: Barrel): 'vial' | 'doses' | 'barrel' | undefined {
  if (dose.doseMg.gt(dose.amountMg)) return 'vial';
  if (dose.doses.gte(UNUSUAL_DOSES)) return 'doses';
  return toUnitsOn(barrel, dose.volumeMl).gt(barrel.units) ? 'barrel' : undefined;
}

/** Whether a draw ends exactly on one of the barrel's marks. Units are of the barrel's scale. */
export function isOnMark(units: Fraction, barrel: Barrel): boolean {
  return toMarkBelow(units, barrel).equals(units);
}

/** The mark nearest to a draw, never 0; of two equally near ones the lower, which is not an overdose. */
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
