import { type DecimalProblem, MAX_TYPED, readDecimal } from './read-decimal';

/** The error message under a field, and what to type instead if the message does not say so. */
export type FieldError = { message: string; help?: string };

const HELP: Partial<Record<DecimalProblem, string>> = {
  'not-positive': 'Type a number above 0, like 2.5.',
  separators: 'Write it without separators for thousands: 1000 or 1.5, not 1,000.',
  sign: 'Type it without a sign: 5, not -5 or +5.',
  exponent: 'Write the number out: 1000, not 1e3.',
  unit: 'Type the number alone: 5, not 5 mg. The unit stands beside it.',
  'foreign-digits': 'Type it with the digits 0 to 9, like 2.5.',
  unreadable: 'Use digits and one decimal point only, like 2.5.',
  'too-long': `Use at most ${MAX_TYPED} characters.`,
};

/** Builds a field's error; every problem but 'missing' has a help text. */
export function toFieldError(message: string, problem: DecimalProblem): FieldError {
  return { message, help: HELP[problem] };
}

/** Parses a number field to plain digits, or to an error with `message`. An empty field has neither. */
export function readField(typed: string, message: string): { digits?: string; error?: FieldError } {
  const read = readDecimal(typed);
  if (read.ok) return { digits: read.digits };
  return read.problem === 'missing' ? {} : { error: toFieldError(message, read.problem) };
}
