import type { Barrel } from '@/content/syringes';
import type { Calculation } from '../inputs';

/**
 * How a note stands in the result. A `stop` comes first and says why nothing is drawn; a `warning` stands above
 * the drawing; the `check` below it, before the values; an `info` after all else.
 */
export type Tone = 'stop' | 'warning' | 'check' | 'info';

/** Something a reader should know about a result. */
export type Note = {
  tone: Tone;
  title: string;
  text: string;
  /** A syringe that would do better, which one press chooses. */
  barrel?: Barrel;
};

/** One check: what it has to say about a result drawn on a barrel, or nothing. */
export type Check = (calculation: Calculation, barrel: Barrel) => Note | undefined;
