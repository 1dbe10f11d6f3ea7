import { LARGEST_BARREL, toSmallestBarrel } from '../barrels';
import { UNITS_PER_ML } from '../dose';
import { formatAbout, formatAboutUnits, formatNumber, formatQuantity } from '../format';
import type { Check } from '../guidance';
import { compare, divide, multiply, round, toRatio } from '../ratio';

/**
 * The draw is larger than the barrel. The remedy is less diluent (a stronger solution, a smaller draw)
 * or several draws; more diluent would make it worse.
 */
export const noteFullBarrel: Check = ({ dose }, barrel) => {
  const { amountMg, doseMg, units, volumeMl } = dose;
  if (compare(units, barrel.units) <= 0 || compare(doseMg, amountMg) > 0) return undefined;
  const draw = `The draw is ${formatAboutUnits(units)} (${formatAbout(volumeMl, 'mL')}).`;
  const smallest = toSmallestBarrel(units);
  if (compare(units, smallest.units) <= 0) {
    return {
      tone: 'warning',
      title: 'More than this syringe holds',
      text: `${draw} This syringe holds ${barrel.units}\u00a0units; one of ${smallest.volume} holds the whole dose.`,
    };
  }
  const capacity = toRatio(LARGEST_BARREL.units);
  // amount ÷ diluent must be at least dose ÷ capacity; rounded down, so that it surely fits.
  const mostDiluent = divide(multiply(amountMg, LARGEST_BARREL.units / UNITS_PER_ML), doseMg);
  const draws = round(divide(units, capacity), 0, 'up');
  const each = divide(units, toRatio(draws));
  return {
    tone: 'warning',
    title: 'More than one syringe',
    text: [
      draw,
      `A ${LARGEST_BARREL.volume} syringe holds ${LARGEST_BARREL.units}\u00a0units.`,
      `Before mixing: less diluent makes a stronger solution and a smaller draw; with ${formatQuantity(toRatio(round(mostDiluent, 2, 'down')), 'mL')} or less, the dose fits one syringe.`,
      `Already mixed: the dose takes ${formatNumber(draws)} draws of ${formatAboutUnits(each)} each.`,
    ].join(' '),
  };
};
