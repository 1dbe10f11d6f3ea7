import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import { describeScore, type FirstAttempt, toSetResult } from '@/lib/learn/sets/result';
import { KeepSolved } from '../progress/keep-solved';
import type { SetRule } from './set-html';
import { SetSheet } from './set-sheet';

/** A set that is being worked on: its exercises, and what the first attempts at them come to. */
export function SetRun({
  rule: { noun },
  course,
  seed,
  isReady,
  children,
}: {
  rule: SetRule;
  course?: string;
  seed: number;
  isReady: boolean;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(0);
  const [attempts, setAttempts] = useState<ReadonlyMap<string, FirstAttempt>>(new Map());

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    setTotal(root.querySelectorAll('[data-exercise]').length);
    const note = (event: Event) => {
      const first = toFirstAttempt(event as CustomEvent<ExerciseAnswer>);
      setAttempts((known) => (known.has(first.key) ? known : new Map(known).set(first.key, first)));
    };
    root.addEventListener(EXERCISE_ANSWER, note);
    return () => root.removeEventListener(EXERCISE_ANSWER, note);
  }, []);

  const result = toSetResult(total, [...attempts.values()]);
  const isDone = total > 0 && result.answered === total;
  return (
    <>
      <KeepSolved />
      {/* What is printed is the sheet; before the first answer, the questions. */}
      <div ref={list} className={attempts.size > 0 ? 'no-print' : undefined}>
        {children}
      </div>
      <p role="status" className="sr-only">
        {isDone && `All ${total} answered. ${describeScore(result, noun)} The result stands below.`}
      </p>
      {isReady && <SetSheet result={result} noun={noun} course={course} seed={seed} />}
    </>
  );
}

function toFirstAttempt({ detail, target }: CustomEvent<ExerciseAnswer>) {
  const { key, isRight, slip } = detail;
  const [path = '', anchor = ''] = key.split('#');
  const item = target instanceof Element ? target.closest('ol > li') : null;
  const title = item?.querySelector(':scope > p > a')?.textContent || path;
  const number = item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 : 0;
  return { key, number, anchor, isRight, slip, lesson: { path, title } };
}
