import Fraction from 'fraction.js';
import { toSmallestBarrel } from '@/lib/calculator/barrels';
import type { Dose } from '@/lib/calculator/dose';
import { type Calculation, calculate } from '@/lib/calculator/inputs';
import { noteSmallDraw } from '@/lib/calculator/notes/precision';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import {
  getPublishedCases,
  PUBLISHED_FILE,
  type PublishedCase,
  type Stated,
} from './published-cases';

/** The quantities that a page may state, in order of derivation. */
const quantities = ['concentration', 'volume', 'units', 'doses'] as const;
export type Quantity = (typeof quantities)[number];

/** How a printed value compares with the exact one, in the words of the page. */
export const verdicts = {
  same: 'same',
  rounded: 'same after their rounding',
  different: 'different',
} as const;

type Verdict = keyof typeof verdicts;

export type Comparison = { quantity: Quantity; stated: string; exact: Fraction; verdict: Verdict };

/** All published examples, computed. Throws a ContentError if validateRow finds problems. */
export const getProof = memoise('proof', () => {
  const { date, sources } = getPublishedCases();
  const computed = sources.map(({ cases, ...source }) => ({ ...source, rows: cases.map(toRow) }));
  const rows = computed.flatMap((source) => source.rows);
  const problems = rows.flatMap(validateRow);
  if (problems.length > 0) throw new ContentError(problems);
  const count = (wanted: Verdict) => rows.filter(({ verdict }) => verdict === wanted).length;
  return {
    date,
    sources: computed,
    total: rows.length,
    counts: { same: count('same'), rounded: count('rounded'), different: count('different') },
  };
});

export type Proof = ReturnType<typeof getProof>;

/** One published example beside what the calculator gives for it. */
export type ProofRow = ReturnType<typeof toRow>;

/** Compares a published example with the calculator. Throws if the calculator refuses the inputs. */
export function toRow(published: PublishedCase) {
  const { amountMg, diluentMl, doseMcg, stated, elsewhere } = published;
  const outcome = calculate({
    amount: amountMg,
    unit: 'mg',
    diluent: diluentMl,
    dose: doseMcg,
    doseUnit: 'mcg',
  });
  if (!outcome.ok) throw new Error(`refused: ${amountMg} mg, ${diluentMl} mL, ${doseMcg} mcg`);
  const { dose } = outcome.calculation;
  const comparisons = compareStated(stated, dose);
  const has = (wanted: Verdict) => comparisons.some(({ verdict }) => verdict === wanted);
  return {
    published,
    dose,
    comparisons,
    verdict: (['different', 'rounded'] as const).find(has) ?? ('same' as const),
    // The warning before the numbers if a dose cannot be drawn, or not accurately.
    says: toWarning(outcome.calculation),
    // What the same source states in another place.
    elsewhere: elsewhere && { ...elsewhere, comparisons: compareStated(elsewhere.stated, dose) },
  };
}

/** Requires a reason (`why`) if an example differs from the calculator, and only then. */
export function validateRow({ published, verdict }: ProofRow): ContentProblem[] {
  const { amountMg, diluentMl, doseMcg, why } = published;
  const isDifferent = verdict === 'different';
  if (isDifferent === (why !== undefined)) return [];
  return [
    {
      file: PUBLISHED_FILE,
      field: `${amountMg} mg, ${diluentMl} mL, ${doseMcg} mcg`,
      message: isDifferent
        ? 'differs from the engine: say why'
        : 'does not differ from the engine: take out why',
    },
  ];
}

function toWarning(calculation: Calculation): string | undefined {
  const barrel = toSmallestBarrel(calculation.dose.units);
  const reading = toReading(calculation.dose, barrel);
  if (!reading.isDrawable) return formatLead(reading);
  return noteSmallDraw(calculation, barrel)?.title;
}

function compareStated(stated: Stated, dose: Dose): Comparison[] {
  const { concentration, volumeMl: volume, units, doses } = dose;
  const calculated = { concentration, volume, units, doses };
  return quantities.flatMap((quantity) => {
    const printed = stated[quantity];
    const exact = calculated[quantity];
    return printed ? { quantity, stated: printed, exact, verdict: toVerdict(printed, exact) } : [];
  });
}

function toVerdict(printed: string, exact: Fraction): Verdict {
  if (exact.equals(new Fraction(printed))) return 'same';
  return isRoundedTo(printed, exact) ? 'rounded' : 'different';
}

/** Whether a printed decimal equals an exact value rounded half up to as many decimals. */
export function isRoundedTo(printed: string, exact: Fraction): boolean {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return exact.round(decimals).equals(new Fraction(printed));
}
