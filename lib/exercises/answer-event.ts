import type { Slip } from './slips';

/** The event that an exercise dispatches, bubbling to the document, each time it has checked a readable answer. */
export const EXERCISE_ANSWER = 'exercise-answer';

export type ExerciseAnswer = {
  /** Identifies the exercise: the path of its lesson and its anchor. */
  key: string;
  isRight: boolean;
  slip?: Slip;
};

declare global {
  interface DocumentEventMap {
    'exercise-answer': CustomEvent<ExerciseAnswer>;
  }
}
