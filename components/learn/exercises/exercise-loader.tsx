'use client';

import { useEffect } from 'react';
import { whenNear } from '../../ui/when-near';

/** Loads what makes the exercises of a page interactive as soon as one of them is a screen away. Shows nothing. */
export function ExerciseLoader() {
  useEffect(() => {
    return whenNear(document.querySelectorAll('section[data-exercise]'), '100%', () => {
      // If loading fails, they stay as they are without JavaScript.
      import('./enhance').then(
        ({ enhanceExercises }) => enhanceExercises(document),
        () => {},
      );
    });
  }, []);
  return null;
}
