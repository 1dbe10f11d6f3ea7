import { LARGEST_BARREL } from '../barrels';
import { formatAboutMass, formatDecimal } from '../format';
import type { Check } from '../guidance';
import { compare, divide, multiply, type Ratio, toRatio } from '../ratio';

/** Says a draw's neighbours at ten times more and less, and what the one that fits would deliver. */
export const noteDecimalPoint: Check = ({ dose: { amountMg, doseMg, units } }, barrel) => {
  if (compare(units, barrel.units) > 0 || compare(doseMg, amountMg) > 0) return undefined;
  const tenth = divide(units, toRatio(10));
  const tenfold = multiply(units, 10);
  const unit = compare(units, 1) === 0 ? 'unit' : 'units';
  if (compare(tenfold, LARGEST_BARREL.units) > 0) {
    return toNote(
      `${show(units)}\u00a0${unit}, not ${show(tenth)}. Drawing to ${show(tenth)} would be ${formatAboutMass(divide(doseMg, toRatio(10)))}, a tenth of this dose.`,
    );
  }
  return toNote(
    `${show(units)}\u00a0${unit}, not ${show(tenth)} and not ${show(tenfold)}. Drawing to ${show(tenfold)} would be ${formatAboutMass(multiply(doseMg, 10))}, 10 times this dose.`,
  );
};

function toNote(text: string) {
  return { tone: 'info', title: 'Check the decimal point', text } as const;
}

function show(units: Ratio): string {
  return formatDecimal(units, 2);
}
