import Fraction from 'fraction.js';
import { LARGEST_BARREL, toSmallestBarrel } from '../barrels';
import { type Dose, UNITS_PER_ML } from '../dose';
import {
  formatAbout,
  formatAboutUnits,
  formatMass,
  formatNumber,
  formatQuantity,
  NBSP,
} from '../format-quantity';
import type { Check } from './note';

/** The dose is more than there is. No diluent changes that. */
export const noteDoseOverVial: Check = ({ dose: { amountMg, doseMg } }) => {
  if (doseMg.lte(amountMg)) return undefined;
  const vials = doseMg.div(amountMg).ceil();
  return {
    tone: 'warning',
    title: 'More than the vial holds',
    text: `The dose is ${formatMass(doseMg)} and the vial holds ${formatMass(amountMg)}. Changing the diluent cannot help: this dose would take ${formatNumber(vials)} such vials.`,
  };
};

/**
 * The draw is larger than the barrel. The remedy is less diluent (a stronger solution, a smaller draw)
 * or several draws; more diluent would make it worse.
 */
export const noteFullBarrel: Check = ({ dose }, barrel) => {
  const { amountMg, doseMg, units, volumeMl } = dose;
  if (units.lte(barrel.units) || doseMg.gt(amountMg)) return undefined;
  const draw = `The draw is ${formatAboutUnits(units)} (${formatAbout(volumeMl, 'mL')}).`;
  const smallest = toSmallestBarrel(units);
  if (units.lte(smallest.units)) {
    return {
      tone: 'warning',
      title: 'More than this syringe holds',
      text: `${draw} This syringe holds ${barrel.units}${NBSP}units; one of ${smallest.volume} holds the whole dose.`,
    };
  }
  return {
    tone: 'warning',
    title: 'More than one syringe',
    text: `${draw} ${toRemedies(dose)}`,
  };
};

/** What can be done about a draw that no barrel holds. */
function toRemedies({ amountMg, doseMg, units }: Dose): string {
  const { units: capacity, volume } = LARGEST_BARREL;
  // amount ÷ diluent must be at least dose ÷ capacity; rounded down, so that it surely fits.
  const mostDiluent = amountMg.mul(new Fraction(capacity, UNITS_PER_ML)).div(doseMg).floor(2);
  const draws = units.div(capacity).ceil();
  return [
    `A ${volume} syringe holds ${capacity}${NBSP}units.`,
    `Before mixing: less diluent makes a stronger solution and a smaller draw; with ${formatQuantity(mostDiluent, 'mL')} or less, the dose fits one syringe.`,
    `Already mixed: the dose takes ${formatNumber(draws)} draws of ${formatAboutUnits(units.div(draws))} each.`,
  ].join(' ');
}

/** A smaller barrel would hold the dose too, and its marks are finer. */
export const noteFinerBarrel: Check = ({ dose: { units } }, barrel) => {
  const smallest = toSmallestBarrel(units);
  if (units.gt(barrel.units) || smallest.units >= barrel.units) return undefined;
  return {
    tone: 'info',
    title: 'A smaller syringe',
    text: `For doses up to ${smallest.units}${NBSP}units, a ${smallest.volume} U-100 syringe spreads the same units over a longer scale.`,
  };
};
