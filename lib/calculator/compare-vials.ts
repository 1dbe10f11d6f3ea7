import type { Barrel } from '@/content/syringes';
import type { Dose } from './dose';
import { formatAbout, formatAboutMass } from './format-quantity';
import { formatDraw } from './reading';

/** What drawing to the old mark from a new vial would deliver of the same dose, or that the mark is the same. */
export function warnOfOldMark(before: Dose, after: Dose, barrel: Barrel): string {
  const factor = before.units.div(after.units);
  const change = factor.compare(1);
  if (change === 0) return 'Both vials have the same strength: the mark stays the same.';
  const oldMark = formatDraw(before.volumeMl, barrel);
  const delivered = formatAboutMass(before.doseMg.mul(factor));
  const isNear = factor.sub(1).abs().lt('0.01');
  const times = `${isNear ? 'nearly' : formatAbout(factor, 'times', 2)} the dose`;
  return `The mark changes. Drawing the old ${oldMark} from the new vial would deliver ${delivered}, ${times}: ${isNear ? 'slightly ' : ''}too ${change > 0 ? 'much' : 'little'}.`;
}
