'use client';

import { useEffect } from 'react';

/** Loads what makes the exercises of a page interactive as soon as one of them is a screen away. Shows nothing. */
export function ExerciseLoader() {
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        // If loading fails, they stay as they are without JavaScript.
        import('./enhance').then(
          ({ enhanceExercises }) => enhanceExercises(document),
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    for (const section of document.querySelectorAll('section[data-exercise]'))
      watcher.observe(section);
    return () => watcher.disconnect();
  }, []);
  return null;
}
