import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatArm, formatFollowUp } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { FigureError, type FindFinding, requireDrawable, requireGroups } from './drawable';
import { countOf, toShare } from './people';

type Arm = Finding['arms'][number];

/** The numbers of the two groups of a row. */
export type RowNumbers =
  | {
      kind: 'people';
      /** People of each group with the outcome, out of the `per` of the box: as shown, and unrounded. */
      shown: readonly [treated: string, beside: string];
      values: readonly [treated: number, beside: number];
      isRough: boolean;
    }
  /** Groups so small that a count out of a hundred would overstate them. */
  | { kind: 'few'; shown: readonly [treated: string, beside: string] }
  | { kind: 'averages'; values: readonly [treated: number, beside: number]; unit: string }
  | { kind: 'none' };

/** A row with its finding and numbers. */
export type FactBoxEntry = { row: FactBoxRow; finding: Finding; numbers: RowNumbers };

/**
 * Fills in a row of a box. Throws a FigureError if its finding may not be drawn, is of another kind or is not about the
 * substance of the box.
 */
export function toFactBoxEntry(
  row: FactBoxRow,
  kind: Finding['kind'],
  { substance, per }: FactBoxRecord,
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
  return { row, finding, numbers: toNumbers(row, finding, per) };
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
  const isTold = !row.arms && finding.arms.every((arm) => !hasNumber(arm));
  if (isTold) return { kind: 'none' };
  const [treated, beside] = requireGroups(finding, { ...row, label: '' });
  if (treated.value !== undefined && beside.value !== undefined)
    return {
      kind: 'averages',
      values: [treated.value, beside.value],
      unit: treated.unit ?? '',
    };
  if ([treated, beside].some(({ n = FEW }) => n < FEW))
    return { kind: 'few', shown: [formatArm(treated), formatArm(beside)] };
  const [first, second] = [treated, beside].map((arm) => countOf(arm, row.finding, per));
  return {
    kind: 'people',
    shown: [first?.shown ?? '', second?.shown ?? ''],
    values: [toShare(treated, row.finding) * per, toShare(beside, row.finding) * per],
    isRough: Boolean(first?.isRough || second?.isRough),
  };
}

function hasNumber({ value, percent, events }: Arm): boolean {
  return (value ?? percent ?? events) !== undefined;
}
