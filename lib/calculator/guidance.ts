import type { Barrel } from '@/content/syringes';
import { type DrawObstacle, findDrawObstacle } from './barrels';
import type { Calculation } from './inputs';
import { noteDoseOverVial, noteFinerBarrel, noteFullBarrel } from './notes/capacity';
import type { Check, Note, Tone } from './notes/note';
import { noteDisplayRounding, noteNearestMark, noteSmallDraw } from './notes/precision';
import { noteDecimalPoint, noteScale, noteUnitsOfDose, noteUnitsOfVial } from './notes/slips';

/** The checks by what prevents the draw, those that prevent the most harm first. */
const CHECKS: Record<DrawObstacle | 'none', readonly Check[]> = {
  vial: [noteUnitsOfDose, noteDoseOverVial, noteDisplayRounding],
  doses: [noteUnitsOfVial, noteDisplayRounding],
  barrel: [noteFullBarrel, noteScale, noteDisplayRounding],
  none: [
    noteScale,
    noteSmallDraw,
    noteDecimalPoint,
    noteNearestMark,
    noteFinerBarrel,
    noteDisplayRounding,
  ],
};

/** All notes on a result. None blocks it, and none judges how large the dose itself is. */
export function toGuidance(calculation: Calculation, barrel: Barrel): Note[] {
  const obstacle = findDrawObstacle(calculation.dose, barrel) ?? 'none';
  return CHECKS[obstacle].flatMap((check) => check(calculation, barrel) ?? []);
}

/** The notes on a result by tone, which sets where each is shown. */
export function toGuidanceByTone(
  calculation: Calculation,
  barrel: Barrel,
): Record<Tone, readonly Note[]> {
  const notes = toGuidance(calculation, barrel);
  const of = (tone: Tone) => notes.filter((note) => note.tone === tone);
  return { stop: of('stop'), warning: of('warning'), check: of('check'), info: of('info') };
}
