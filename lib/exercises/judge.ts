import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { readDecimal } from '@/lib/calculator/read-decimal';
import { findSlip, isRight, type NumberAnswer, type Slip } from './slips';

/** A slip defined by the author of an exercise: the wrong number in plain digits, and its explanation. */
export type OwnSlip = { value: string; tell: string };

/** The verdict on a typed answer: unreadable, right, or wrong with an explanation. */
export type Judgement =
  | { outcome: 'unread'; error: FieldError }
  | { outcome: 'right' }
  | { outcome: 'wrong'; slip?: Slip; tell: string };

const UNREAD = 'Please enter a valid number';
const UNKNOWN = 'That is not it. Look at the question again, step by step.';

/**
 * Judges a typed answer. It is parsed like the calculator's fields, with the same messages, and compared exactly. If
 * the author or the site knows the cause of a wrong number, the verdict contains it.
 */
export function judgeNumber(
  typed: string,
  answer: NumberAnswer,
  ownSlips: readonly OwnSlip[] = [],
): Judgement {
  const read = readDecimal(typed);
  if (!read.ok) return { outcome: 'unread', error: toFieldError(UNREAD, read.problem) };
  if (isRight(read.digits, answer)) return { outcome: 'right' };
  const own = ownSlips.find(({ value }) => isRight(read.digits, { ...answer, value }));
  const known = findSlip(read.digits, answer);
  // The author's explanation takes precedence; the slip is the site's if the site knows it.
  if (own) return { outcome: 'wrong', slip: known?.slip ?? 'own', tell: own.tell };
  return { outcome: 'wrong', tell: UNKNOWN, ...known };
}
