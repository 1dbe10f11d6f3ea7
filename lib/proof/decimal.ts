import Fraction from 'fraction.js';
import { z } from 'zod';

/** A decimal as it is printed, '0.250': digits with at most one point. Kept as text, so that nothing rounds it. */
export const decimal = z
  .string()
  .regex(/^\d{1,40}(?:\.\d{1,40})?$/, 'expected a decimal like 2.5, as text');

/** Places behind the point of a printed decimal: what it was rounded to. */
export function countDecimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Whether a printed decimal is an exact value, rounded half up to as many places as are printed. */
export function isRoundedTo(printed: string, exact: Fraction): boolean {
  return exact.round(countDecimals(printed)).equals(new Fraction(printed));
}
