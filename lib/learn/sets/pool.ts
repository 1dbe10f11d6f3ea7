import type { Choosable } from './choose';

/** An exercise as a set shows it: its whole block as HTML, and the address of its lesson as `lesson`. */
export type PooledExercise = Choosable & { html: string };

/** All exercises that sets are chosen from, with the title of each lesson by its address: a file of the site. */
export type ExercisePool = {
  exercises: readonly PooledExercise[];
  titles: Readonly<Record<string, string>>;
};

/** An answer as a pool. Throws when it is anything else. */
export function parsePool(answer: unknown): ExercisePool {
  if (!isPool(answer)) throw new Error('The answer holds no exercises.');
  return answer;
}

const TEXTS = ['id', 'kind', 'course', 'lesson', 'html'];

function isPool(value: unknown): value is ExercisePool {
  return (
    typeof value === 'object' &&
    value !== null &&
    'titles' in value &&
    typeof value.titles === 'object' &&
    'exercises' in value &&
    Array.isArray(value.exercises) &&
    value.exercises.length > 0 &&
    value.exercises.every((item) => TEXTS.every((name) => typeof item?.[name] === 'string'))
  );
}
