import { type Barrel, barrels } from '@/content/syringes';
import { formatSize } from '@/lib/calculator/barrels';

/** A syringe as exercises name it: '1 mL U-100', '0.3 mL U-100 half units'. */
export function toBarrelName(barrel: Barrel): string {
  return `${formatSize(barrel)}${barrel.step < 1 ? ' half units' : ''}`;
}

/** The names of every syringe that the site knows. */
export const BARREL_NAMES = barrels.map(toBarrelName);

/** The syringe of a name. */
export function findBarrel(name: string): Barrel | undefined {
  return barrels.find((barrel) => toBarrelName(barrel) === name);
}
