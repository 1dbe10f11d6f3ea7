import type { Barrel } from '@/content/syringes';
import type { Calculation } from './inputs';
import { noteDoseOverVial, noteFinerBarrel, noteFullBarrel } from './notes/capacity';
import type { Check, Note, Tone } from './notes/note';
import { noteDisplayRounding, noteNearestMark, noteSmallDraw } from './notes/precision';
import { noteDecimalPoint, noteScale, noteUnits } from './notes/slips';

/** The checks, those that prevent the most harm first. */
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

/** All notes on a result. None blocks it, and none judges how large the dose itself is. */
export function toGuidance(calculation: Calculation, barrel: Barrel): Note[] {
  return CHECKS.flatMap((check) => check(calculation, barrel) ?? []);
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
