import type { Barrel } from '@/content/syringes';
import type { ExerciseKind } from '@/lib/exercises/kinds';
import type { NumberAnswer } from '@/lib/exercises/slips';

/** What the fields of an exercise say, beside its words, which stay in the tree as parts of their own. */
export type ExerciseText = {
  kind: ExerciseKind;
  /** Its anchor, from its words: 'exercise-1a2b3cd'. It changes with what is asked and nothing else. */
  id: string;
  answer?: NumberAnswer;
  /** The wrong numbers that the author explains, as plain digits, in the order of their parts. */
  slips: readonly string[];
  /** Which of the options is right, from 0. */
  right?: number;
  /** The steps as the page shows them: their places in the right order. */
  order?: readonly number[];
  /** The syringe that is drawn, filled to `at` units of its scale where it is given. */
  syringe?: { barrel: Barrel; at?: string };
  label?: readonly string[];
};

/** What a part of an exercise is. Options and steps stand in the order of the text, each reason behind its option. */
export type PartName = 'question' | 'option' | 'reason' | 'step' | 'answer' | 'slip' | 'why';
