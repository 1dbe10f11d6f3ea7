'use client';

import { useEffect } from 'react';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';

/** Saves each exercise answered right on the page to the visitor's progress. Renders nothing. */
export function KeepSolved() {
  useEffect(() => {
    const keep = ({ detail: { key, isRight } }: CustomEvent<ExerciseAnswer>) => {
      if (!isRight) return;
      import('./progress-store').then(({ mark }) => mark('solved', key)).catch(() => {});
    };
    document.addEventListener(EXERCISE_ANSWER, keep);
    return () => document.removeEventListener(EXERCISE_ANSWER, keep);
  }, []);
  return null;
}
