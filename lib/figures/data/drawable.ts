import type { Finding } from '@/lib/evidence/evidence-schema';
import type { FigureRow } from '@/lib/records/figures';

/** A group of a study and its numbers. */
export type Arm = Finding['arms'][number];

/** Thrown if data do not allow a figure. The message says how to correct the record. */
export class FigureError extends Error {}

/** Looks up a finding by its id. */
export type FindFinding = (id: string) => Finding | undefined;

/** Look-ups that figures are filled in from. */
export type FigureSources = {
  findFinding: FindFinding;
  /** Whether a reference pools the results of several trials. */
  isPooled: (reference: string) => boolean;
};

/** Returns a finding that may be drawn. Throws a FigureError if unknown or of confidence `secondary`. */
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

/** Returns the effect of a finding with its interval. Throws a FigureError if either is missing. */
export function requireInterval(finding: Finding) {
  const { effect, id } = finding;
  if (effect?.low === undefined || effect.high === undefined)
    throw new FigureError(
      `the finding "${id}" has no effect with an interval, which a forest plot needs; take it out of the rows`,
    );
  return { ...effect, low: effect.low, high: effect.high };
}

/** Returns the treated group and the comparator of a row. Throws a FigureError if either is missing. */
export function requireGroups(
  { arms }: Finding,
  row: Pick<FigureRow, 'finding' | 'arms'>,
): readonly [Arm, Arm] {
  const [treated, beside] = row.arms ?? [0, 1];
  const first = arms[treated];
  const second = arms[beside];
  if (!first || !second)
    throw new FigureError(
      `the finding "${row.finding}" has ${arms.length} groups, and the figure asks for numbers ${treated} and ${beside} (counted from 0)`,
    );
  return [first, second];
}

/** Returns a group's value, or else its percentage. Throws a FigureError if it has neither. */
export function requireNumber({ value, percent, name }: Arm, id: string): number {
  const number = value ?? percent;
  if (number === undefined)
    throw new FigureError(
      `the group "${name}" of the finding "${id}" has neither a value nor a percentage to draw`,
    );
  return number;
}

/** Whether anything was counted or measured in a group. */
export function hasNumber({ events, percent, value }: Arm): boolean {
  return (events ?? percent ?? value) !== undefined;
}

/**
 * Returns the value that all results of a panel share. Throws a FigureError if they differ: on one scale, readers
 * assume that all rows have the same measure and the same better direction.
 */
export function requireOne<Item, Value>(
  items: readonly Item[],
  toValue: (item: Item) => Value,
  what: string,
): Value | undefined {
  const all = [...new Set(items.map(toValue))];
  if (all.length > 1)
    throw new FigureError(
      `one scale holds one ${what}, not ${all.map((value) => value ?? 'none').join(', ')}; make a panel of each (kind panels), or split the figure`,
    );
  return all[0];
}
