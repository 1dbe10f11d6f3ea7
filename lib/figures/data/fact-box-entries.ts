import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatArm, formatFollowUp, formatQuantity } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import {
  FigureError,
  type FindFinding,
  hasNumber,
  requireDrawable,
  requireGroups,
} from './drawable';
import { countOf, toShareOf } from './people';

type Pair<Value> = readonly [treated: Value, beside: Value];

/** The numbers of the two groups of a row: as shown, and where they can be drawn also unrounded. */
export type RowNumbers =
  /** People of each group with the outcome, out of the `per` of the box. */
  | { kind: 'people'; shown: Pair<string>; values: Pair<number>; isRough: boolean }
  /** Groups so small that a count out of a hundred would overstate them. */
  | { kind: 'few'; shown: Pair<string> }
  | { kind: 'averages'; shown: Pair<string>; unit: string }
  | { kind: 'none' };

/** A row with its finding and numbers. */
export type FactBoxEntry = {
  row: FactBoxRow;
  finding: Finding;
  numbers: RowNumbers;
  /** The treated group, if it is not the one that the box's `series` names. */
  other?: string;
};

/**
 * Fills in a row of a box. Throws a FigureError if its finding may not be drawn, is of another kind or is not about the
 * substance of the box.
 */
export function toFactBoxEntry(
  row: FactBoxRow,
  kind: Finding['kind'],
  { substance, per, series: [treated] }: FactBoxRecord,
  find: FindFinding,
): FactBoxEntry {
  const finding = requireDrawable(row.finding, find);
  if (finding.kind !== kind)
    throw new FigureError(
      `the finding "${row.finding}" is of kind ${finding.kind}; move it out of the ${kind}s`,
    );
  if (!finding.substances.includes(substance))
    throw new FigureError(
      `the finding "${row.finding}" is not about "${substance}"; take it out or correct the substance`,
    );
  const name = finding.arms[row.arms?.[0] ?? 0]?.name ?? '';
  const other = treated.includes(name) ? undefined : name;
  return { row, finding, numbers: toNumbers(row, finding, per), other };
}

/** Throws a FigureError if a row without `study` differs from the first row in paper, people or follow-up. */
export function requireOneStudy({ row, finding }: FactBoxEntry, first: Finding): void {
  if (row.study) return;
  if (finding.reference !== first.reference)
    throw new FigureError(
      `the finding "${row.finding}" is of another paper than the first row; name its study under "study", so that the row says so`,
    );
  const isSame =
    finding.randomised === first.randomised &&
    formatFollowUp(finding.followUp) === formatFollowUp(first.followUp);
  if (!isSame)
    throw new FigureError(
      `the finding "${row.finding}" counts other people or another time than the first row; take it out, or say under "study" which`,
    );
}

/** Groups smaller than this are shown with their actual counts: 1 of 30 is not 3 of 100. */
const FEW = 100;

function toNumbers(row: FactBoxRow, finding: Finding, per: number): RowNumbers {
  if (!row.arms && !finding.arms.some(hasNumber)) return { kind: 'none' };
  const [treated, beside] = requireGroups(finding, row);
  const { unit = '' } = treated;
  if (treated.value !== undefined && beside.value !== undefined)
    return {
      kind: 'averages',
      shown: [formatQuantity(treated.value, unit), formatQuantity(beside.value, unit)],
      unit,
    };
  if ([treated, beside].some(({ n = FEW }) => n < FEW))
    return { kind: 'few', shown: [formatArm(treated), formatArm(beside)] };
  const first = countOf(treated, row.finding, per);
  const second = countOf(beside, row.finding, per);
  return {
    kind: 'people',
    shown: [first.shown, second.shown],
    values: [toShareOf(per, treated, row.finding), toShareOf(per, beside, row.finding)],
    isRough: first.isRough || second.isRough,
  };
}
