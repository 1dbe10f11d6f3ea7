import Fraction from 'fraction.js';
import type { Dose } from '@/lib/calculator/dose';
import { type Calculation, calculate } from '@/lib/calculator/inputs';
import { isRoundedTo } from './decimal';
import type { PublishedCase, Stated } from './published-cases';

/** The quantities that a page may state, in order of derivation. */
export const quantities = ['concentration', 'volume', 'units', 'doses'] as const;
export type Quantity = (typeof quantities)[number];

/** How a printed value compares with the exact one. */
export const verdicts = {
  same: 'same',
  rounded: 'same after their rounding',
  different: 'different',
} as const;
export type Verdict = keyof typeof verdicts;

export type Comparison = { quantity: Quantity; stated: string; exact: Fraction; verdict: Verdict };

/** The calculator's result for a published example. Throws if the calculator refuses the inputs. */
export function computeCase({ amountMg, diluentMl, doseMcg }: PublishedCase): Calculation {
  const outcome = calculate({
    amount: amountMg,
    unit: 'mg',
    diluent: diluentMl,
    dose: doseMcg,
    doseUnit: 'mcg',
  });
  if (!outcome.ok) throw new Error(`refused: ${amountMg} mg, ${diluentMl} mL, ${doseMcg} mcg`);
  return outcome.calculation;
}

/** Compares each printed value with the exact one. */
export function compareStated(stated: Stated, dose: Dose): Comparison[] {
  const exact = {
    concentration: dose.concentration,
    volume: dose.volumeMl,
    units: dose.units,
    doses: dose.doses,
  };
  return quantities.flatMap((quantity) => {
    const printed = stated[quantity];
    return printed === undefined
      ? []
      : [
          {
            quantity,
            stated: printed,
            exact: exact[quantity],
            verdict: toVerdict(printed, exact[quantity]),
          },
        ];
  });
}

/** The verdict on a whole example: that of its worst value. */
export function toWorst(comparisons: readonly Comparison[]): Verdict {
  const has = (wanted: Verdict) => comparisons.some(({ verdict }) => verdict === wanted);
  if (has('different')) return 'different';
  return has('rounded') ? 'rounded' : 'same';
}

function toVerdict(printed: string, exact: Fraction): Verdict {
  if (exact.equals(new Fraction(printed))) return 'same';
  return isRoundedTo(printed, exact) ? 'rounded' : 'different';
}
