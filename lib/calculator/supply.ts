import Big from 'big.js';
import { type Ratio, round, toRatio } from './ratio';

export type Frequency = { doses: number; days: number };

export type Supply = {
  /** Doses that can be drawn before the vial is empty or too old, whichever comes first. */
  usableDoses: Big;
  /** Days that those doses cover at the frequency. */
  days: Big;
  /** Doses that are left in the vial when it is too old. */
  leftOver: Big;
};

/**
 * How long a vial lasts at a frequency, in whole doses. The first dose is drawn on the day of mixing;
 * the last on the last whole day within `shelfLifeDays`.
 */
export function toSupply(doses: Big, frequency: Frequency, shelfLifeDays: Big | number): Supply {
  const withinShelfLife = round(
    toRatio(new Big(shelfLifeDays).times(frequency.doses), frequency.days),
    0,
    'up',
  );
  const usableDoses = doses.lt(withinShelfLife) ? doses : withinShelfLife;
  const covered: Ratio = toRatio(usableDoses.times(frequency.days), frequency.doses);
  const days = round(covered, 0, 'down');
  return {
    usableDoses,
    days: days.gt(shelfLifeDays) ? new Big(shelfLifeDays) : days,
    leftOver: doses.minus(usableDoses),
  };
}
