import type { Slip } from './slips';

/**
 * The event that an exercise's element sends, bubbling up to the document, each time an answer was checked that could
 * be read. What keeps a learner's progress or counts a result listens for it.
 */
export const EXERCISE_ANSWER = 'exercise-answer';

export type ExerciseAnswer = {
  /** The exercise: the address of its lesson with its anchor. */
  key: string;
  isRight: boolean;
  slip?: Slip;
};

declare global {
  interface DocumentEventMap {
    'exercise-answer': CustomEvent<ExerciseAnswer>;
  }
}
