'use client';

import { useEffect } from 'react';
import { whenNear } from '../../ui/when-near';

/** Loads the code that makes exercises interactive when one is within a screen's height. Renders nothing. */
export function ExerciseLoader() {
  useEffect(() => {
    return whenNear(document.querySelectorAll('section[data-exercise]'), '100%', () => {
      // If loading fails, the exercises stay as they are without JavaScript.
      import('./enhance').then(
        ({ enhanceExercises }) => enhanceExercises(document),
        () => {},
      );
    });
  }, []);
  return null;
}
