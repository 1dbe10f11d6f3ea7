import type { Slip } from './slips';

/**
 * The event that an exercise element dispatches, bubbling to the document, each time it has checked a readable answer.
 * Progress and set results listen for it.
 */
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
