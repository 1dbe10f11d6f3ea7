import type { FieldError } from '@/lib/calculator/field-error';
import { toIntegers } from '@/lib/exercises/decimals';
import { isDrawn, type Problem } from './problem';
import { judgeTyped } from './read-answer';

/** What is said of an answer: not readable, right, or wrong with what led to it and whether it is off by ten times or more. */
export type Judged =
  | { outcome: 'unread'; error: FieldError }
  | { outcome: 'right' }
  | { outcome: 'wrong'; tell: string; isTenfold: boolean };

/** Judges an answer: what was typed, the place of an option, or the line that a plunger was set to. */
export function judgeAnswer(problem: Problem, given: string): Judged {
  const { options, value, slips, isTenfold = false } = problem;
  if (options) {
    if (given === '') return ask('Choose one of them first');
    if (given === value) return { outcome: 'right' };
    const tell = slips.find((slip) => slip.value === given)?.tell ?? '';
    return { outcome: 'wrong', tell, isTenfold };
  }
  if (isDrawn(problem) && given === '0') return ask('Set the plunger first');
  const { digits = value, ...judged } = judgeTyped(given, problem, slips);
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
