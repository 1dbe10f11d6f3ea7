import Fraction from 'fraction.js';
import { type DecimalProblem, type FieldError, readDecimal, readField } from './read-decimal';

export type ParsedDecimal = { ok: true; value: Fraction } | { ok: false; problem: DecimalProblem };

/** Parses what a visitor typed to an exact fraction, by the rules of `readDecimal`. */
export function parseDecimal(typed: string): ParsedDecimal {
  const read = readDecimal(typed);
  return read.ok ? { ok: true, value: new Fraction(read.digits) } : read;
}

/** Parses a number field to an exact fraction, or to an error with `message`. An empty field has neither. */
export function parseField(
  typed: string,
  message: string,
): { value?: Fraction; error?: FieldError } {
  const { digits, error } = readField(typed, message);
  return { value: digits === undefined ? undefined : new Fraction(digits), error };
}
