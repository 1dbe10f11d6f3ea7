import { type RefObject, useEffect, useState } from 'react';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import { countResult, type FirstAttempt, type SetResult } from '@/lib/learn/sets/result';

type Attempts = ReadonlyMap<string, FirstAttempt>;
const NONE: Attempts = new Map();

/**
 * Makes the exercises within `list` interactive and counts the first attempts at them; another set, by its number,
 * begins anew.
 */
export function useAttempts(list: RefObject<HTMLElement | null>, seed: number): SetResult {
  const [run, setRun] = useState({ seed, total: 0, attempts: NONE });

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const total = root.querySelectorAll('[data-exercise]').length;
    setRun({ seed, total, attempts: NONE });
    const note = (event: Event) => {
      const first = readFirstAttempt(event as CustomEvent<ExerciseAnswer>);
      setRun(({ attempts }) => ({
        seed,
        total,
        attempts: attempts.has(first.key) ? attempts : new Map(attempts).set(first.key, first),
      }));
    };
    root.addEventListener(EXERCISE_ANSWER, note);
    // If loading fails, they stay as they are without JavaScript.
    import('../exercises/enhance').then(
      ({ enhanceExercises }) => enhanceExercises(root),
      () => {},
    );
    return () => root.removeEventListener(EXERCISE_ANSWER, note);
  }, [list, seed]);

  return run.seed === seed
    ? countResult(run.total, [...run.attempts.values()])
    : countResult(0, []);
}

function readFirstAttempt({ detail, target }: CustomEvent<ExerciseAnswer>) {
  const { key, isRight, slip } = detail;
  const [path = '', anchor = ''] = key.split('#');
  const item = target instanceof Element ? target.closest('ol > li') : null;
  const title = item?.querySelector('[data-part="lesson"] a')?.textContent || path;
  const number = item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 : 0;
  return { key, number, anchor, isRight, slip, lesson: { path, title } };
}
