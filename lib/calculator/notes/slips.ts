import type Fraction from 'fraction.js';
import { isDrawable, LARGEST_BARREL } from '../barrels';
import {
  formatAboutMass,
  formatDecimal,
  formatMassIn,
  formatNumber,
  NBSP,
  toUnitNoun,
} from '../format-quantity';
import { MCG_PER_MG } from '../mass';
import type { Check } from './note';

/** More doses in one vial than this are unusual: just what a mixed-up unit makes of a single one. */
const UNUSUAL_DOSES = MCG_PER_MG;

/**
 * Suspects mg typed for mcg or the reverse when the other unit would also make sense: told by how many
 * doses the vial would hold, never by how large a dose is.
 */
export const noteUnits: Check = ({ inputs, dose: { amountMg, doseMg, doses } }) => {
  const doubts: string[] = [];
  if (doseMg.gt(amountMg)) {
    const smallerDose = doseMg.div(MCG_PER_MG);
    if (inputs.doseUnit === 'mg' && smallerDose.lte(amountMg)) {
      doubts.push(
        `Is the dose in mg? In mcg, ${formatMassIn(smallerDose, 'mcg')}, the vial would hold ${countDoses(amountMg, smallerDose)}.`,
      );
    }
    const largerAmount = amountMg.mul(MCG_PER_MG);
    if (inputs.unit === 'mcg' && doseMg.lte(largerAmount)) {
      doubts.push(
        `Is the vial in mcg? In mg, ${formatMassIn(largerAmount, 'mg')}, it would hold ${countDoses(largerAmount, doseMg)}.`,
      );
    }
  } else if (doses.gte(UNUSUAL_DOSES)) {
    if (inputs.doseUnit === 'mcg') {
      const largerDose = doseMg.mul(MCG_PER_MG);
      doubts.push(
        `Is the dose in mcg? In mg, ${formatMassIn(largerDose, 'mg')}, it would hold ${countDoses(amountMg, largerDose)}.`,
      );
    }
    if (inputs.unit === 'mg') doubts.push('Is the vial in mg, and not in mcg?');
  }
  if (doubts.length === 0) return undefined;
  const found = doses.gte(UNUSUAL_DOSES)
    ? `At this dose one vial would hold ${formatNumber(doses)} doses, which is unusual.`
    : 'As typed, one vial does not hold one dose.';
  return { tone: 'warning', title: 'Check mg and mcg', text: [found, ...doubts].join(' ') };
};

function countDoses(amount: Fraction, dose: Fraction): string {
  const doses = amount.div(dose).floor();
  return doses.equals(1) ? '1 dose' : `${formatNumber(doses)} doses`;
}

/** Says a draw's neighbours at ten times more and less, and what the one that fits would deliver. */
export const noteDecimalPoint: Check = ({ dose }, barrel) => {
  if (!isDrawable(dose, barrel)) return undefined;
  const { doseMg, units } = dose;
  const tenfold = units.mul(10);
  const right = `${formatDecimal(units, 2)}${NBSP}${toUnitNoun(units)}`;
  const small = formatDecimal(units.div(10), 2);
  const large = formatDecimal(tenfold, 2);
  const text = tenfold.gt(LARGEST_BARREL.units)
    ? `${right}, not ${small}. Drawing to ${small} would be ${formatAboutMass(doseMg.div(10))}, a tenth of this dose.`
    : `${right}, not ${small} and not ${large}. Drawing to ${large} would be ${formatAboutMass(doseMg.mul(10))}, 10 times this dose.`;
  return { tone: 'info', title: 'Check the decimal point', text };
};
