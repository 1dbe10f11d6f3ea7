import Fraction from 'fraction.js';
import { z } from 'zod';

/** A decimal as it is printed, '0.250': digits with at most one point. A string, so that nothing rounds it. */
export const decimal = z
  .string()
  .regex(/^\d{1,40}(?:\.\d{1,40})?$/, 'expected a decimal like 2.5, as text');

/** Number of decimals of a printed value, to which it was rounded. */
export function countDecimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Whether a printed decimal equals an exact value rounded half up to as many decimals. */
export function isRoundedTo(printed: string, exact: Fraction): boolean {
  return exact.round(countDecimals(printed)).equals(new Fraction(printed));
}
