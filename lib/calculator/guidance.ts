import type { Barrel } from '@/content/calculator';
import type { Calculation } from './inputs';
import { noteDecimalPoint } from './notes/decimal-point';
import { noteDisplayRounding } from './notes/display-rounding';
import { noteDoseOverVial } from './notes/dose-over-vial';
import { noteFinerBarrel } from './notes/finer-barrel';
import { noteFullBarrel } from './notes/full-barrel';
import { noteNearestMark } from './notes/nearest-mark';
import { noteSmallDraw } from './notes/small-draw';
import { noteUnits } from './notes/units';

/** Something a reader should know about a result. Warnings stand above the drawing, the rest below. */
export type Note = { tone: 'warning' | 'info'; title: string; text: string };

/** One check: what it has to say about a result drawn on a barrel, or nothing. */
export type Check = (calculation: Calculation, barrel: Barrel) => Note | undefined;

/** In the order of how much harm a mistake would do. */
const CHECKS: readonly Check[] = [
  noteUnits,
  noteDoseOverVial,
  noteFullBarrel,
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
