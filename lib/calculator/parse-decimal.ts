import Fraction from 'fraction.js';
import { type DecimalProblem, readDecimal } from './read-decimal';

export type ParsedDecimal = { ok: true; value: Fraction } | { ok: false; problem: DecimalProblem };

/** The exact decimal a visitor typed, as `readDecimal` reads it. */
export function parseDecimal(typed: string): ParsedDecimal {
  const read = readDecimal(typed);
  return read.ok ? { ok: true, value: new Fraction(read.digits) } : read;
}
