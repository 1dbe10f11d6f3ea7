import Big from 'big.js';

/**
 * An exact quotient of two positive decimals. Sums and products of decimals are exact; only a division
 * is not (5 mg in 3 mL), so it is put off until a number is shown, and comparisons multiply instead.
 */
export type Ratio = { readonly numerator: Big; readonly denominator: Big };

/** A decimal as a number or as its text; numbers are read by their shortest notation. */
export type Decimal = Big | number | string;

/** numerator ÷ denominator, not yet divided. */
export function toRatio(numerator: Decimal, denominator: Decimal = 1): Ratio {
  return { numerator: new Big(numerator), denominator: new Big(denominator) };
}

/** ratio × factor. */
export function multiply(ratio: Ratio, factor: Decimal): Ratio {
  return { numerator: ratio.numerator.times(factor), denominator: ratio.denominator };
}

/** a ÷ b. */
export function divide(a: Ratio, b: Ratio): Ratio {
  return {
    numerator: a.numerator.times(b.denominator),
    denominator: a.denominator.times(b.numerator),
  };
}

/** Below 0 when a < b, 0 when they are equal, above 0 when a > b; exact. */
export function compare(a: Ratio, b: Ratio | Decimal): number {
  const other = isRatio(b) ? b : toRatio(b);
  return a.numerator.times(other.denominator).cmp(other.numerator.times(a.denominator));
}

/** How a quotient that has too many decimals is cut to fewer. */
export type Rounding = 'half-up' | 'down' | 'up';

const MODES = { down: 0, 'half-up': 1, up: 3 } as const;

/**
 * The quotient with at most `decimals` places behind the point. 'half-up' for what is shown, 'down'
 * for what must not be exceeded (doses in a vial), 'up' for what must suffice (draws needed).
 */
export function round(
  { numerator, denominator }: Ratio,
  decimals: number,
  rounding: Rounding = 'half-up',
): Big {
  // A constructor of its own, because big.js keeps the precision of a division on the constructor.
  const Quotient = Big();
  Quotient.DP = decimals;
  Quotient.RM = MODES[rounding];
  return new Quotient(numerator).div(denominator);
}

/** Whether the quotient has at most `decimals` places behind the point, so that nothing is rounded. */
export function isExact(ratio: Ratio, decimals: number): boolean {
  return compare(ratio, round(ratio, decimals, 'down')) === 0;
}

/** The quotient as a floating-point number: for drawing and sorting, never for a figure that is shown. */
export function toApproximateNumber(ratio: Ratio): number {
  return Number(round(ratio, 12));
}

function isRatio(value: Ratio | Decimal): value is Ratio {
  return typeof value === 'object' && 'numerator' in value;
}
