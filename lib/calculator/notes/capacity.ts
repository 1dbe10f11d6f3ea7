import Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatSize, isOnMark, toBarrelsOf, toSmallestBarrel, toUnitsOn } from '../barrels';
import type { Dose } from '../dose';
import { formatMass, formatNumber, formatQuantity, formatUnits, NBSP } from '../format-quantity';
import { formatDraw } from '../reading';
import type { Check } from './note';

/** The dose is more than the vial holds. No volume of water changes that. */
export const noteDoseOverVial: Check = ({ dose: { amountMg, doseMg } }) => {
  const vials = doseMg.div(amountMg).ceil();
  return {
    tone: 'stop',
    title: 'More than the vial holds',
    text: `The dose is ${formatMass(doseMg)} and the vial holds ${formatMass(amountMg)}. Changing the water cannot help: this dose would take ${formatNumber(vials)} such vials.`,
  };
};

/**
 * The draw is larger than the barrel. Suggests a larger syringe of the same scale or, if there is none, less
 * water (a stronger solution, a smaller draw) or several draws. More water would make it worse.
 */
export const noteFullBarrel: Check = ({ dose }, barrel) => {
  const draw = `The draw is ${formatDraw(dose.volumeMl, barrel)}.`;
  const units = toUnitsOn(barrel, dose.volumeMl);
  const smallest = toSmallestBarrel(units, barrel.scale);
  if (units.lte(smallest.units)) {
    return {
      tone: 'stop',
      title: 'More than this syringe holds',
      text: `${draw} This syringe holds ${barrel.units}${NBSP}units (${barrel.volume}); one of ${smallest.volume} holds the whole dose.`,
      barrel: smallest,
    };
  }
  return {
    tone: 'stop',
    title: 'More than one syringe',
    text: `${draw} ${toRemedies(dose, smallest)}`,
  };
};

/** The remedies for a draw that no barrel of the scale holds. */
function toRemedies({ amountMg, doseMg, volumeMl }: Dose, largest: Barrel): string {
  const { units: capacity, volume, scale } = largest;
  const capacityMl = new Fraction(capacity, scale);
  // amount ÷ water must be at least dose ÷ capacity; rounded down, so that the dose fits.
  const mostWater = amountMg.mul(capacityMl).div(doseMg).floor(2);
  const draws = volumeMl.div(capacityMl).ceil();
  return [
    `A ${volume} syringe holds ${capacity}${NBSP}units.`,
    `Before mixing: less water makes a stronger solution and a smaller draw; with ${formatQuantity(mostWater, 'mL')} or less, the dose fits one syringe.`,
    `Already mixed: the dose takes ${formatNumber(draws)} draws of ${formatDraw(volumeMl.div(draws), largest)} each.`,
  ].join(' ');
}

/** Another syringe of the same scale is easier to read: a smaller one, or one with a mark at the draw. */
export const noteFinerBarrel: Check = ({ dose }, barrel) => {
  const units = toUnitsOn(barrel, dose.volumeMl);
  const smallest = toSmallestBarrel(units, barrel.scale);
  const finer = toBarrelsOf(barrel.scale).find(
    (other) => other.units === smallest.units && isOnMark(units, other),
  );
  if (smallest.units < barrel.units) {
    return {
      tone: 'info',
      title: 'A smaller syringe',
      text: `For draws up to ${smallest.units}${NBSP}units (${smallest.volume}), each unit is longer on a ${formatSize(smallest)} syringe.`,
      barrel: finer ?? smallest,
    };
  }
  if (!finer || isOnMark(units, barrel)) return undefined;
  return {
    tone: 'info',
    title: 'Half-unit marks',
    text: `A ${formatSize(finer)} syringe with ${finer.marks} has one at ${formatUnits(units)}.`,
    barrel: finer,
  };
};
