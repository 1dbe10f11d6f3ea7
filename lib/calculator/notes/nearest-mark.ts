import { isOnMark, toNearestMark } from '../barrels';
import { formatAbout, formatAboutMass, formatUnits } from '../format';
import type { Check } from '../guidance';
import { compare, divide, multiply, type Ratio, toRatio } from '../ratio';

/** The mark next to a draw that ends between two, what it really delivers and how far off that is. */
export const noteNearestMark: Check = ({ dose: { amountMg, doseMg, units } }, barrel) => {
  const cannotDraw = compare(units, barrel.units) > 0 || compare(doseMg, amountMg) > 0;
  if (cannotDraw || isOnMark(units, barrel)) return undefined;
  const mark = toNearestMark(units, barrel);
  const share = divide(mark, units);
  const delivered = divide(multiply(doseMg, mark.numerator), units);
  return {
    tone: 'info',
    title: 'Nearest mark',
    text: `The nearest mark on this syringe is ${formatUnits(mark)}. It delivers ${formatAboutMass(delivered)}, ${formatDifference(share)} than the dose.`,
  };
};

function formatDifference(share: Ratio): string {
  const isMore = compare(share, 1) > 0;
  const gap = share.numerator.minus(share.denominator).abs();
  const percent = multiply(toRatio(gap, share.denominator), 100);
  return `${formatAbout(percent, '%', 1).replace('\u00a0%', '%')} ${isMore ? 'more' : 'less'}`;
}
