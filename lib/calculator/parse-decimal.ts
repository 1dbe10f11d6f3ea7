import Fraction from 'fraction.js';
import { type DecimalProblem, readDecimal } from './read-decimal';

export type ParsedDecimal = { ok: true; value: Fraction } | { ok: false; problem: DecimalProblem };

/** Parses what a visitor typed to an exact fraction, by the rules of `readDecimal`. */
export function parseDecimal(typed: string): ParsedDecimal {
  const read = readDecimal(typed);
  return read.ok ? { ok: true, value: new Fraction(read.digits) } : read;
}
