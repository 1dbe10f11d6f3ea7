import type { Barrel } from '@/content/syringes';
import type { ExerciseKind } from '@/lib/exercises/kinds';
import type { NumberAnswer } from '@/lib/exercises/slips';

/** The parsed fields of an exercise; its text is in the tree, as exercise parts. */
export type ExerciseText = {
  kind: ExerciseKind;
  /** The anchor, 'exercise-1a2b3cd', a hash of what is asked: explanations do not change it. */
  id: string;
  answer?: NumberAnswer;
  /** The wrong numbers that the author explains, as plain digits, in order. */
  slips: readonly string[];
  /** The index of the right option, from 0. */
  right?: number;
  /** The steps in the order shown, each as its index in the right order. */
  order?: readonly number[];
  /** The syringe to draw, filled to `at` units of its scale if given. */
  syringe?: { barrel: Barrel; at?: string };
  label?: readonly string[];
};

/** The kinds of exercise parts. Options and steps keep the order of the text; a reason follows its option. */
export type PartName = 'question' | 'option' | 'reason' | 'step' | 'answer' | 'slip' | 'why';
