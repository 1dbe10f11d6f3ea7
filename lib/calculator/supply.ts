import type Fraction from 'fraction.js';

export type Frequency = { doses: number; days: number };

/**
 * How long a vial lasts at a frequency, in whole doses. The first dose is drawn on the day of mixing;
 * the last before the discard date, `shelfLifeDays` after mixing.
 */
export function toSupply(doses: Fraction, frequency: Frequency, shelfLifeDays: Fraction) {
  const withinShelfLife = shelfLifeDays.mul(frequency.doses).div(frequency.days).ceil();
  const usableDoses = doses.lt(withinShelfLife) ? doses : withinShelfLife;
  const days = usableDoses.mul(frequency.days).div(frequency.doses).floor();
  return {
    /** Doses that can be drawn before the vial is empty or too old, whichever comes first. */
    usableDoses,
    /** Days that those doses cover at the frequency. */
    days: days.gt(shelfLifeDays) ? shelfLifeDays : days,
    /** Doses left in the vial when it is too old. */
    leftOver: doses.sub(usableDoses),
  };
}
