import type { FieldError } from '@/lib/calculator/read-decimal';
import { toIntegers } from '@/lib/exercises/decimals';
import { isDrawn, type Problem } from './problem';
import { judgeTyped } from './read-answer';

/** The verdict on an answer: unreadable, right, or wrong with an explanation and whether it is off tenfold or more. */
export type Judged =
  | { outcome: 'unread'; error: FieldError }
  | { outcome: 'right' }
  | { outcome: 'wrong'; tell: string; isTenfold: boolean };

/** Judges an answer: typed text, the index of an option, or the line to which a plunger was set. */
export function judgeAnswer(problem: Problem, given: string): Judged {
  const { options, value, slips, isTenfold = false } = problem;
  if (options) {
    if (given === '') return ask('Choose one of them first');
    if (given === value) return { outcome: 'right' };
    const tell = slips.find((slip) => slip.value === given)?.tell ?? '';
    return { outcome: 'wrong', tell, isTenfold };
  }
  if (isDrawn(problem) && given === '0') return ask('Set the plunger first');
  const { digits = value, ...judged } = judgeTyped(
    given,
    problem,
    slips,
    problem.family === 'mass',
  );
  return judged.outcome === 'wrong'
    ? { ...judged, isTenfold: isTenfoldOff(digits, value) }
    : judged;
}

function ask(message: string): Judged {
  return { outcome: 'unread', error: { message } };
}

function isTenfoldOff(given: string, value: string): boolean {
  const [number, right] = toIntegers(given, value);
  const ten = BigInt(10);
  return number >= right * ten || number * ten <= right;
}
