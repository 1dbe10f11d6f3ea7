import type { Barrel } from '@/content/syringes';
import type { Calculation } from './inputs';
import { noteDoseOverVial, noteFinerBarrel, noteFullBarrel } from './notes/capacity';
import type { Check, Note, Tone } from './notes/note';
import { noteDisplayRounding, noteNearestMark, noteSmallDraw } from './notes/precision';
import { noteDecimalPoint, noteScale, noteUnits } from './notes/slips';

/** In the order of how much harm a mistake would do. */
const CHECKS: readonly Check[] = [
  noteUnits,
  noteDoseOverVial,
  noteFullBarrel,
  noteScale,
  noteSmallDraw,
  noteDecimalPoint,
  noteNearestMark,
  noteFinerBarrel,
  noteDisplayRounding,
];

/** Everything worth saying about a result. None of it blocks anything; all of it follows from ratios. */
export function toGuidance(calculation: Calculation, barrel: Barrel): Note[] {
  return CHECKS.flatMap((check) => check(calculation, barrel) ?? []);
}

/** The notes by where they stand in the result. */
export function toGuidanceByTone(
  calculation: Calculation,
  barrel: Barrel,
): Record<Tone, readonly Note[]> {
  const notes = toGuidance(calculation, barrel);
  const of = (tone: Tone) => notes.filter((note) => note.tone === tone);
  return { stop: of('stop'), warning: of('warning'), check: of('check'), info: of('info') };
}
