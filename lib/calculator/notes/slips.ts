import Fraction from 'fraction.js';
import { formatScale, toLargestBarrel, toUnitsOn } from '../barrels';
import { UNITS_PER_ML } from '../dose';
import {
  ALL_DECIMALS,
  formatAbout,
  formatAboutMass,
  formatAboutUnits,
  formatDecimal,
  formatMassIn,
  formatNumber,
  NBSP,
  toUnitNoun,
} from '../format-quantity';
import { MCG_PER_MG } from '../mass';
import type { Check, Note } from './note';

/**
 * A syringe that is not U-100 has other marks for the same volume. The note gives the visitor's draw on both
 * scales, and how wrong a number of units meant for U-100 would be.
 */
export const noteScale: Check = ({ dose }, barrel) => {
  if (barrel.scale === UNITS_PER_ML) return undefined;
  const name = formatScale(barrel);
  const volume = formatAbout(dose.volumeMl, 'mL');
  const units = toUnitsOn(barrel, dose.volumeMl);
  const factor = new Fraction(UNITS_PER_ML, barrel.scale);
  const lookalike = 'A 0.5 mL U-100 syringe ends at 50 as well.';
  return {
    tone: 'warning',
    title: `${name}, not U-100`,
    text: [
      `On a ${name} syringe 1${NBSP}mL is ${barrel.scale}${NBSP}units, not 100.`,
      `${volume} is ${formatAboutUnits(units)} on ${name} and ${formatAboutUnits(dose.units)} on U-100.`,
      `Drawn on ${name}, a number meant for U-100 gives ${formatDecimal(factor)} times the dose.`,
      ...(barrel.scale === 50 ? [lookalike] : []),
      `Look for ${name} on the barrel.`,
    ].join(' '),
  };
};

/**
 * The dose is more than the vial holds: suspects mg typed for mcg, or the reverse, where the other unit gives at least
 * one dose. Never judges by how large a dose is.
 */
export const noteUnitsOfDose: Check = ({ inputs, dose: { amountMg, doseMg } }) => {
  const smallerDose = doseMg.div(MCG_PER_MG);
  const largerAmount = amountMg.mul(MCG_PER_MG);
  const doubts = [
    inputs.doseUnit === 'mg' &&
      smallerDose.lte(amountMg) &&
      `Is the dose in mg? In mcg, ${formatMassIn(smallerDose, 'mcg', ALL_DECIMALS)}, the vial would hold ${countDoses(amountMg, smallerDose)}.`,
    inputs.unit === 'mcg' &&
      doseMg.lte(largerAmount) &&
      `Is the vial in mcg? In mg, ${formatMassIn(largerAmount, 'mg', ALL_DECIMALS)}, it would hold ${countDoses(largerAmount, doseMg)}.`,
  ].filter(Boolean);
  if (doubts.length === 0) return undefined;
  return toUnitNote(['As typed, one vial does not hold one dose.', ...doubts]);
};

/** The vial would hold 1000 doses or more: suspects mg typed for mcg, or the reverse. */
export const noteUnitsOfVial: Check = ({ inputs, dose: { amountMg, doseMg, doses } }) => {
  const largerDose = doseMg.mul(MCG_PER_MG);
  return toUnitNote([
    `At this dose one vial would hold ${formatNumber(doses)} doses, which is unusual.`,
    inputs.doseUnit === 'mcg' &&
      `Is the dose in mcg? In mg, ${formatMassIn(largerDose, 'mg', ALL_DECIMALS)}, it would hold ${countDoses(amountMg, largerDose)}.`,
    inputs.unit === 'mg' && 'Is the vial in mg, and not in mcg?',
  ]);
};

function toUnitNote(sentences: readonly (string | false)[]): Note {
  return { tone: 'stop', title: 'Check mg and mcg', text: sentences.filter(Boolean).join(' ') };
}

function countDoses(amount: Fraction, dose: Fraction): string {
  const doses = amount.div(dose).floor();
  return doses.equals(1) ? '1 dose' : `${formatNumber(doses)} doses`;
}

/** Contrasts the draw with a tenth of it and, if a syringe can hold it, ten times it. */
export const noteDecimalPoint: Check = ({ dose: { doseMg, volumeMl } }, barrel) => {
  const units = toUnitsOn(barrel, volumeMl);
  const tenfold = units.mul(10);
  const right = `${formatDecimal(units, 2)}${NBSP}${toUnitNoun(units)} (${formatAbout(volumeMl, 'mL')})`;
  const small = formatDecimal(units.div(10), 2);
  const large = formatDecimal(tenfold, 2);
  const text = tenfold.gt(toLargestBarrel(barrel.scale).units)
    ? `${right}, not ${small}. Drawing to ${small} would be ${formatAboutMass(doseMg.div(10))}, a tenth of this dose.`
    : `${right}, not ${small} and not ${large}. Drawing to ${large} would be ${formatAboutMass(doseMg.mul(10))}, 10 times this dose.`;
  return { tone: 'check', title: 'Check the decimal point', text };
};
