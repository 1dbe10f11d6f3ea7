import { toSmallestBarrel } from '../barrels';
import type { Check } from '../guidance';
import { compare } from '../ratio';

/** A smaller barrel would hold the dose too, and its marks are finer. */
export const noteFinerBarrel: Check = ({ dose: { units } }, barrel) => {
  const smallest = toSmallestBarrel(units);
  if (compare(units, barrel.units) > 0 || smallest.units >= barrel.units) return undefined;
  return {
    tone: 'info',
    title: 'A smaller syringe',
    text: `For doses up to ${smallest.units}\u00a0units, a ${smallest.volume} U-100 syringe spreads the same units over a longer scale.`,
  };
};
