import type { ContentProblem } from '@/lib/content/content-error';
import { findExerciseFaults, findStrayExercises } from '@/lib/learn/check-exercises';
import type { Corpus } from './corpus';

/** Exercises work on the pages of lessons alone. */
export function findExercisesElsewhere({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap(({ kind, document }) =>
    kind === 'lesson' ? [] : findStrayExercises(document),
  );
}

/** Each lesson ends in three to six exercises of at least two kinds. */
export function findMissingExercises({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap(({ kind, document }) =>
    kind === 'lesson' ? findExerciseFaults(document) : [],
  );
}
