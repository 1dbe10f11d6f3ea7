import { toSmallestBarrel } from '@/lib/calculator/barrels';
import type { Calculation } from '@/lib/calculator/inputs';
import { noteSmallDraw } from '@/lib/calculator/notes/precision';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import {
  type Comparison,
  compareStated,
  computeCase,
  toWorst,
  type Verdict,
} from './compare-published';
import {
  getPublishedCases,
  PUBLISHED_FILE,
  type PublishedCase,
  type PublishedSource,
} from './published-cases';

/** One published example beside what the calculator gives for it. */
export type ProofRow = {
  published: PublishedCase;
  comparisons: Comparison[];
  verdict: Verdict;
  /** The warning before the numbers if a dose cannot be drawn, or not accurately. */
  says?: string;
  /** What the same source states elsewhere. */
  elsewhere?: { where: string; why: string; comparisons: Comparison[] };
};

export type ProofSource = Omit<PublishedSource, 'cases'> & { rows: ProofRow[] };

export type Proof = {
  /** The day on which the published examples last changed. */
  date: string;
  sources: ProofSource[];
  total: number;
  counts: Record<Verdict, number>;
};

/** All published examples, computed. Throws a ContentError if validateRow finds problems. */
export const getProof: () => Proof = memoise('proof', () => {
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

/** Compares a published example with the calculator. */
export function toRow(published: PublishedCase): ProofRow {
  const calculation = computeCase(published);
  const { dose } = calculation;
  const comparisons = compareStated(published.stated, dose);
  const says = toWarning(calculation);
  const { elsewhere } = published;
  return {
    published,
    comparisons,
    verdict: toWorst(comparisons),
    ...(says && { says }),
    ...(elsewhere && {
      elsewhere: { ...elsewhere, comparisons: compareStated(elsewhere.stated, dose) },
    }),
  };
}

/** Requires a reason (`why`) if an example differs from the calculator, and only then. */
export function validateRow({ published, verdict }: ProofRow): ContentProblem[] {
  const { amountMg, diluentMl, doseMcg, why } = published;
  const field = `${amountMg} mg, ${diluentMl} mL, ${doseMcg} mcg`;
  if (verdict === 'different' && !why) {
    return [{ file: PUBLISHED_FILE, field, message: 'differs from the engine: say why' }];
  }
  if (verdict !== 'different' && why) {
    return [
      { file: PUBLISHED_FILE, field, message: 'does not differ from the engine: take out why' },
    ];
  }
  return [];
}

function toWarning(calculation: Calculation): string | undefined {
  const barrel = toSmallestBarrel(calculation.dose.units);
  const reading = toReading(calculation.dose, barrel);
  if (!reading.isDrawable) return formatLead(reading);
  return noteSmallDraw(calculation, barrel)?.title;
}
