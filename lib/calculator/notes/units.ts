import { formatMassIn, formatNumber } from '../format';
import type { Check } from '../guidance';
import { compare, divide, multiply, type Ratio, round, toRatio } from '../ratio';

/** mcg in a mg: what a mixed-up unit is wrong by. */
const FACTOR = 1000;

/**
 * Suspects mg typed for mcg or the reverse when the other unit would also make sense: judged by how
 * many doses the vial would hold, never by how large a dose is.
 */
export const noteUnits: Check = ({ inputs, dose: { amountMg, doseMg, doses } }) => {
  const doubts: string[] = [];
  const fits = (amount: Ratio, dose: Ratio) => compare(dose, amount) <= 0;
  if (!fits(amountMg, doseMg)) {
    const smallerDose = divide(doseMg, toRatio(FACTOR));
    if (inputs.doseUnit === 'mg' && fits(amountMg, smallerDose)) {
      doubts.push(
        `Is the dose in mg? In mcg, ${formatMassIn(smallerDose, 'mcg')}, the vial would hold ${countDoses(amountMg, smallerDose)}.`,
      );
    }
    const largerAmount = multiply(amountMg, FACTOR);
    if (inputs.unit === 'mcg' && fits(largerAmount, doseMg)) {
      doubts.push(
        `Is the vial in mcg? In mg, ${formatMassIn(largerAmount, 'mg')}, it would hold ${countDoses(largerAmount, doseMg)}.`,
      );
    }
  } else if (doses.gte(FACTOR)) {
    if (inputs.doseUnit === 'mcg') {
      const largerDose = multiply(doseMg, FACTOR);
      doubts.push(
        `Is the dose in mcg? In mg, ${formatMassIn(largerDose, 'mg')}, it would hold ${countDoses(amountMg, largerDose)}.`,
      );
    }
    if (inputs.unit === 'mg') doubts.push('Is the vial in mg, and not in mcg?');
  }
  if (doubts.length === 0) return undefined;
  const found = doses.gte(FACTOR)
    ? `At this dose one vial would hold ${formatNumber(doses)} doses, which is unusual.`
    : 'As typed, one vial does not hold one dose.';
  return { tone: 'warning', title: 'Check mg and mcg', text: [found, ...doubts].join(' ') };
};

function countDoses(amount: Ratio, dose: Ratio): string {
  const doses = round(divide(amount, dose), 0, 'down');
  return doses.eq(1) ? '1 dose' : `${formatNumber(doses)} doses`;
}
