'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import type { SetRule } from '@/lib/learn/sets/choose';
import {
  countResult,
  describeScore,
  type FirstAttempt,
  type SetResult,
} from '@/lib/learn/sets/result';
import { RawHtml } from '../../ui/raw-html';
import { useIsBrowser } from '../../ui/use-is-browser';
import { SetBar } from './set-bar';
import { SetSheet } from './set-sheet';
import { useSet } from './use-set';

/** A set of questions with its result below. `children` is the first set; others are drawn from the file `source`. */
export function SetRoom({
  source,
  rule,
  course,
  children,
}: {
  source: string;
  rule: SetRule;
  /** The course named on the result sheet; omitted if a set covers several courses. */
  course?: string;
  children: ReactNode;
}) {
  const isReady = useIsBrowser();
  const list = useRef<HTMLDivElement>(null);
  const { asked, problem, shown, hasFailed, open, retry } = useSet(source, rule);
  const result = useAttempts(list, shown.seed);
  const score = describeScore(result);
  // While another set loads, the current one cannot be started.
  const isWaiting = asked !== shown.seed && !hasFailed;
  const isDone = result.total > 0 && result.answered === result.total;
  return (
    <div className="text-columns">
      <div className="is-side no-print">
        <SetBar
          shown={shown.seed}
          score={result.answered > 0 ? score : ''}
          message={toMessage()}
          isReady={isReady}
          onOpen={open}
          onRetry={hasFailed ? retry : undefined}
        />
      </div>
      <div className="min-w-0">
        {/* Prints the questions until one is answered, then only the result sheet. */}
        <div
          ref={list}
          key={shown.seed}
          inert={isWaiting && result.answered === 0}
          className={result.answered > 0 ? 'no-print' : undefined}
        >
          {shown.html === undefined ? children : <RawHtml as="div" html={shown.html} />}
        </div>
        <p role="status" className="sr-only">
          {isDone && `All ${result.total} answered. ${score} The result is below.`}
        </p>
        {isReady && <SetSheet result={result} course={course} seed={shown.seed} />}
      </div>
    </div>
  );

  function toMessage(): string {
    if (problem) return `${problem} This is set ${shown.seed}.`;
    if (hasFailed)
      return `Set ${asked} could not be loaded. Set ${shown.seed} is still here; nothing is lost.`;
    return asked === shown.seed ? '' : `Loading set ${asked}…`;
  }
}

const NONE: ReadonlyMap<string, FirstAttempt> = new Map();

/** Makes the exercises in `list` interactive and counts the first attempt at each, anew for each `seed`. */
function useAttempts(list: RefObject<HTMLElement | null>, seed: number): SetResult {
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
    // If loading fails, the exercises stay as they are without JavaScript.
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
