import { displayDecimals, formatAbout, formatFixed } from '../format';
import type { Check } from '../guidance';
import { compare, multiply, type Ratio, toRatio } from '../ratio';

/** Rounding of the results card is worth a word from this share on. */
const NOTABLE_PERCENT = 1;

/**
 * The card shows a fixed number of decimals. Where that moves a small value by more than 1 %, the value
 * is given again with the digits it needs.
 */
export const noteDisplayRounding: Check = ({ dose: { concentration, volumeMl, units } }) => {
  const values = [
    [concentration, displayDecimals.concentration, 'mg/mL'],
    [volumeMl, displayDecimals.volume, 'mL'],
    [units, displayDecimals.units, 'units'],
  ] as const;
  const rounded = values.flatMap(([value, decimals, unit]) =>
    isNotable(value, formatFixed(value, decimals)) ? [formatAbout(value, unit)] : [],
  );
  if (rounded.length === 0) return undefined;
  return {
    tone: 'info',
    title: 'Rounded for display',
    text: `The card shows fixed decimals. With more digits: ${rounded.join(', ')}.`,
  };
};

function isNotable(exact: Ratio, shown: string): boolean {
  const gap = toRatio(
    exact.numerator.minus(exact.denominator.times(shown)).abs(),
    exact.denominator,
  );
  return compare(multiply(gap, 100), multiply(exact, NOTABLE_PERCENT)) > 0;
}
