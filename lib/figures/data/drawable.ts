import type { Finding } from '@/lib/evidence/evidence-schema';
import type { FigureRow } from '@/lib/records/figures';

type Arm = Finding['arms'][number];

/** What a figure needs and its data do not hold. The message says how to mend the record. */
export class FigureError extends Error {}

/** Finds a measured result by its id. */
export type FindFinding = (id: string) => Finding | undefined;

/** What a record's numbers are read from. */
export type FigureSources = {
  findFinding: FindFinding;
  /** Whether a work pools the results of several trials. */
  isPooled: (reference: string) => boolean;
};

/** A finding that may be drawn. Throws a FigureError for an unknown one, and for one of confidence `secondary`. */
export function requireDrawable(id: string, find: FindFinding): Finding {
  const finding = find(id);
  if (!finding)
    throw new FigureError(
      `no finding "${id}" in content/evidence/findings.json; correct the id or add the finding`,
    );
  if (finding.confidence === 'secondary')
    throw new FigureError(
      `the finding "${id}" rests on one report (confidence secondary) and is never drawn; tell it in words, or read the paper and raise its confidence`,
    );
  return finding;
}

/** The effect of a finding with its interval. Throws a FigureError where either is missing. */
export function requireInterval(finding: Finding) {
  const { effect, id } = finding;
  if (effect?.low === undefined || effect.high === undefined)
    throw new FigureError(
      `the finding "${id}" has no effect with an interval, which a forest plot needs; take it out of the rows`,
    );
  return { ...effect, low: effect.low, high: effect.high };
}

/** The two groups of a row that are set beside each other. Throws a FigureError where there are fewer. */
export function requireGroups({ arms }: Finding, row: FigureRow): readonly [Arm, Arm] {
  const [treated, beside] = row.arms ?? [0, 1];
  const first = arms[treated];
  const second = arms[beside];
  if (!first || !second)
    throw new FigureError(
      `the finding "${row.finding}" has ${arms.length} groups, and the figure asks for numbers ${treated} and ${beside} (counted from 0)`,
    );
  return [first, second];
}

/** The measured number of a group: its value, or else its share of people in percent. */
export function requireNumber({ value, percent, name }: Arm, id: string): number {
  const number = value ?? percent;
  if (number === undefined)
    throw new FigureError(
      `the group "${name}" of the finding "${id}" has neither a value nor a percentage to draw`,
    );
  return number;
}

/**
 * What all results of a panel share. Throws a FigureError where they do not: on one scale a reader takes every row for
 * the same measure and the same side for the better one.
 */
export function requireOne<T>(values: readonly T[], what: string): T | undefined {
  const all = [...new Set(values)];
  if (all.length > 1)
    throw new FigureError(
      `one scale holds one ${what}, not ${all.map((value) => value ?? 'none').join(', ')}; make a panel of each (kind panels), or split the figure`,
    );
  return all[0];
}
