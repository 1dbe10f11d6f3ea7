import type { Barrel } from '@/content/syringes';
import type { Calculation } from '../inputs';

/**
 * Where a note is shown in the result. A `stop` is first and says why nothing is drawn; a `warning` is above the
 * drawing; a `check` is below the drawing, before the values; an `info` is after the values.
 */
export type Tone = 'stop' | 'warning' | 'check' | 'info';

/** Something a reader should know about a result. */
export type Note = {
  tone: Tone;
  title: string;
  text: string;
  /** A better syringe, which the note's button selects. */
  barrel?: Barrel;
};

/** One check: returns a note on a result for a barrel, or undefined. guidance.ts says when it applies. */
export type Check = (calculation: Calculation, barrel: Barrel) => Note | undefined;
