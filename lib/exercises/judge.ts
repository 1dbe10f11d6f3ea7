import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { readDecimal } from '@/lib/calculator/read-decimal';
import { findSlip, isRight, type NumberAnswer, type Slip } from './slips';

/** A slip that the author of an exercise names: the wrong number in plain digits, and what leads to it. */
export type OwnSlip = { value: string; tell: string };

/** What is said of a typed answer: it cannot be read, or it is right or wrong, with the reason where it is known. */
export type Judgement =
  | { outcome: 'unread'; error: FieldError }
  | { outcome: 'right' }
  | { outcome: 'wrong'; slip?: Slip; tell: string };

const UNREAD = 'Please enter a valid number';
const UNKNOWN = 'That is not it. Look at the question again, step by step.';

/**
 * Judges what was typed as an answer. It is read as the calculator reads its fields, with the same messages, and
 * compared exactly. A wrong number that the author or the site knows the cause of comes with that cause.
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
  // The author's words go before the site's; the name of the slip is the site's where it has one.
  if (own) return { outcome: 'wrong', slip: known?.slip ?? 'own', tell: own.tell };
  return { outcome: 'wrong', tell: UNKNOWN, ...known };
}
