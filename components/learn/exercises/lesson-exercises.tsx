'use client';

import { useEffect } from 'react';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import { whenNear } from '../../ui/when-near';

/**
 * Loads the code that makes a lesson's exercises interactive when one is within a screen's height, and saves each right
 * answer to the visitor's progress. Renders nothing.
 */
export function LessonExercises() {
  useEffect(() => {
    return whenNear(document.querySelectorAll('section[data-exercise]'), '100%', () => {
      // If loading fails, the exercises stay as they are without JavaScript.
      import('./enhance').then(
        ({ enhanceExercises }) => enhanceExercises(document),
        () => {},
      );
    });
  }, []);
  useEffect(() => {
    const keep = ({ detail: { key, isRight } }: CustomEvent<ExerciseAnswer>) => {
      if (!isRight) return;
      import('../progress/progress-store').then(({ mark }) => mark('solved', key)).catch(() => {});
    };
    document.addEventListener(EXERCISE_ANSWER, keep);
    return () => document.removeEventListener(EXERCISE_ANSWER, keep);
  }, []);
  return null;
}
