import { formatMass, formatNumber } from '../format';
import type { Check } from '../guidance';
import { compare, divide, round } from '../ratio';

/** The dose is more than there is. No diluent changes that. */
export const noteDoseOverVial: Check = ({ dose: { amountMg, doseMg } }) => {
  if (compare(doseMg, amountMg) <= 0) return undefined;
  const vials = round(divide(doseMg, amountMg), 0, 'up');
  return {
    tone: 'warning',
    title: 'More than the vial holds',
    text: `The dose is ${formatMass(doseMg)} and the vial holds ${formatMass(amountMg)}. Changing the diluent cannot help: this dose would take ${formatNumber(vials)} such vials.`,
  };
};
