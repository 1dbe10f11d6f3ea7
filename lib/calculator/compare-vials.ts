import type { Barrel } from '@/content/syringes';
import { calculateDose, type Dose, type Vial } from './dose';
import { formatAboutMass, formatDecimal, isExact } from './format-quantity';
import { formatDraw } from './reading';

export type VialComparison = {
  before: Dose;
  after: Dose;
  /** What drawing to the old mark from the new vial would deliver, or that the mark is the same. */
  warning: string;
};

/** Compares the draws for one dose from two vials, with a warning about using the old mark. */
export function compareVials(before: Dose, vial: Vial, barrel: Barrel): VialComparison {
  const after = calculateDose({ ...vial, doseMg: before.doseMg });
  const factor = before.units.div(after.units);
  const change = factor.compare(1);
  if (change === 0) {
    return {
      before,
      after,
      warning: 'Both vials have the same strength: the mark stays the same.',
    };
  }
  const oldMark = formatDraw(before.volumeMl, barrel);
  const delivered = formatAboutMass(before.doseMg.mul(factor));
  const times = `${isExact(factor, 2) ? '' : 'about '}${formatDecimal(factor, 2)} times the dose`;
  return {
    before,
    after,
    warning: `The mark changes. Drawing the old ${oldMark} from the new vial would deliver ${delivered}, ${times}: too ${change > 0 ? 'much' : 'little'}.`,
  };
}
