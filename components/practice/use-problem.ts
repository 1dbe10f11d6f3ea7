import { useRef, useState } from 'react';
import type { Judged } from '@/lib/practice/judge-answer';
import { withAnswer } from '@/lib/practice/kept';
import type { Mark } from '@/lib/practice/mastery';
import type { Problem } from '@/lib/practice/problem';
import { toDay } from '@/lib/text/dates';
import { changeKept } from './use-practice';

export type Attempt = {
  judged?: Judged;
  /** The number of tries that could be judged, and of hints opened. */
  tries: number;
  hints: number;
  /** Whether the solution is shown: after a right answer, or on request. */
  isOpen: boolean;
};

const NOT_LOADED: Judged = {
  outcome: 'unread',
  error: {
    message: 'The answer could not be checked',
    help: 'Reload the page when you are online.',
  },
};

/** Loads the code that judges answers; called when a problem first gets the focus. */
export const loadJudging = () => import('@/lib/practice/judge-answer');

/** The tries, hints and solution of one problem. Each first try and each tenfold slip is stored. */
export function useProblem(problem: Problem, onMark: (mark: Mark) => void) {
  const [attempt, setAttempt] = useState<Attempt>({ tries: 0, hints: 0, isOpen: false });
  const isChecking = useRef(false);

  function note(mark: Mark) {
    changeKept((kept) => withAnswer(kept, problem.family, mark, toDay(new Date())));
  }

  return {
    attempt,
    async check(given: string) {
      // Enter in a read-only field submits too.
      if (isChecking.current || attempt.isOpen) return;
      isChecking.current = true;
      const judged = await loadJudging().then(
        ({ judgeAnswer }) => judgeAnswer(problem, given),
        () => NOT_LOADED,
      );
      isChecking.current = false;
      if (judged.outcome === 'unread') return setAttempt({ ...attempt, judged });
      const isRight = judged.outcome === 'right';
      const isTenfold = judged.outcome === 'wrong' && judged.isTenfold;
      const mark = isRight ? (attempt.hints > 0 ? 'h' : 'r') : isTenfold ? 't' : 'm';
      if (attempt.tries === 0) onMark(mark);
      if (attempt.tries === 0 || isTenfold) note(mark);
      setAttempt({ ...attempt, judged, tries: attempt.tries + 1, isOpen: isRight });
    },
    hint() {
      if (!isChecking.current) setAttempt({ ...attempt, hints: attempt.hints + 1 });
    },
    open() {
      if (isChecking.current) return;
      if (attempt.tries === 0) {
        note('m');
        onMark('m');
      }
      setAttempt({ ...attempt, isOpen: true, judged: undefined });
    },
  };
}
